'use client';
import { RangeSlider, type RangeSliderProps } from '@mantine/core';
import { Kit } from '@/components/ui/kit';

/** Range slider with two thumbs. */
export const HoursSlider = (props: RangeSliderProps) => (
  <Kit>
    <RangeSlider size="sm" minRange={1} pushOnOverlap={false} label={null} {...props} />
  </Kit>
);
