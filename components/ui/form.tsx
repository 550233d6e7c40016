import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmit: (form: HTMLFormElement) => void;
}

/** A form that the browser neither validates nor sends. Its submit event does not reach an outer form in the React tree. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    {...props}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit(event.currentTarget);
    }}
  />
);
