import { useId, type CSSProperties, type ReactNode, type PropsWithChildren } from 'react';
import { cx } from './classes';
import classes from './field.module.css';

export type FieldSize = 'xs' | 'sm' | 'md' | 'lg';

/** Props of a field apart from those of its input. */
export interface FieldFrame {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly descriptionRole?: 'status';
  /** Whether the description stands under the input; above it by default. */
  readonly describedBelow?: boolean;
  /** Text of the error; true marks the field without a text. */
  readonly error?: ReactNode;
  readonly errorRole?: 'alert';
  readonly size?: FieldSize | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** Pixels, as of the right one; as wide as the field is high without it. */
  readonly leftSectionWidth?: number;
  readonly rightSectionWidth?: number;
  /** The right section takes no presses. */
  readonly rightSectionPointerEvents?: 'none' | 'all';
  /** Marks the field as required. */
  readonly withAsterisk?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputClassName?: string | undefined;
  readonly errorClassName?: string | undefined;
  readonly id?: string | undefined;
}

/** Attributes that an input takes from its field. */
export interface InputAttributes {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFrame {
  readonly children: (input: InputAttributes) => ReactNode;
}

/** Separates the frame from the attributes of the input itself. */
export function splitField<Props extends FieldFrame>(props: Props) {
  const { label, description, descriptionRole, describedBelow, error, errorRole, size, withAsterisk, ...more } = props;
  const { leftSection, leftSectionWidth, rightSection, rightSectionWidth, rightSectionPointerEvents, ...rest } = more;
  const { id, className, inputClassName, errorClassName, ...input } = rest;
  const frame = { label, description, descriptionRole, describedBelow, error, errorRole, size, withAsterisk };
  const box = { leftSection, leftSectionWidth, rightSection, rightSectionWidth, rightSectionPointerEvents, id };
  return [{ ...frame, ...box, className, inputClassName, errorClassName } as FieldFrame, input] as const;
}

const widths = ({ leftSectionWidth: left, rightSectionWidth: right }: FieldFrame) =>
  ({
    ...(left !== undefined && { '--left': `${left / 16}rem` }),
    ...(right !== undefined && { '--right': `${right / 16}rem` }),
  }) as CSSProperties;

/** Label, description, input and error, connected for screen readers. */
export function Field({ label, description, error, size = 'sm', children, ...props }: FieldProps) {
  const made = useId();
  const id = props.id ?? made;
  const hasText = Boolean(error) && error !== true;
  const note = description && (
    <p id={`${id}-description`} className={classes['description']} role={props.descriptionRole}>
      {description}
    </p>
  );
  const described = [hasText && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  const { leftSection: left, rightSection: right } = props;
  return (
    <div className={cx(classes['field'], props.className)} data-size={size} data-error={error ? true : undefined}>
      {label && (
        <label id={`${id}-label`} htmlFor={id} className={classes['label']}>
          {label}
          {props.withAsterisk && (
            <span className={classes['asterisk']} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      {!props.describedBelow && note}
      <div
        className={classes['box']}
        data-left={left ? true : undefined}
        data-right={right ? true : undefined}
        style={widths(props)}
      >
        {left && (
          <div className={classes['section']} data-side="left">
            {left}
          </div>
        )}
        {children({
          id,
          className: cx(classes['input'], props.inputClassName),
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {right && (
          <div
            className={classes['section']}
            data-side="right"
            data-passive={props.rightSectionPointerEvents !== 'all' || undefined}
          >
            {right}
          </div>
        )}
      </div>
      {props.describedBelow && note}
      {hasText && (
        <p id={`${id}-error`} className={cx(classes['error'], props.errorClassName)} role={props.errorRole}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Label of a control that is not an input. */
export const FieldLabel = ({ id, size = 'sm', children }: { id?: string; size?: FieldSize; children: ReactNode }) => (
  <span id={id} className={classes['label']} data-size={size}>
    {children}
  </span>
);

/** Label and error around a control of several inputs. */
export const FieldGroup = ({ label, error, children }: Pick<FieldFrame, 'label' | 'error'> & PropsWithChildren) => (
  <div className={classes['field']} data-error={error ? true : undefined}>
    <div className={classes['label']}>{label}</div>
    <div className={classes['box']}>{children}</div>
    {error && <p className={classes['error']}>{error}</p>}
  </div>
);
