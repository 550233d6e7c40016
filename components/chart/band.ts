import type { Plugin } from 'chart.js';
import type { Ink } from './theme';

const ALMOST_CLEAR = '14';

/** Faint band behind the current point. */
export const bandIn = (ink: Ink): Plugin<'bar' | 'line'> => ({
  id: 'band',
  beforeDatasetsDraw: (chart) => {
    const [active] = chart.getActiveElements();
    const { ctx, chartArea, data } = chart;
    const { x } = chart.scales;
    if (!active || !x) return;
    const step = x.width / Math.max(1, data.labels?.length ?? 1);
    ctx.save();
    ctx.fillStyle = ink.text + ALMOST_CLEAR;
    ctx.fillRect(x.getPixelForValue(active.index) - step / 2, chartArea.top, step, chartArea.height);
    ctx.restore();
  },
});
