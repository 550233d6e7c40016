import { useId, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import classes from './preferences.module.css';

interface PreferenceSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Preferences under a heading. */
export function PreferenceSection({ title, children }: PreferenceSectionProps) {
  const id = useId();
  return (
    <section className={cx(layout.stack, classes['section'])} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <div className={layout.panel}>{children}</div>
    </section>
  );
}
