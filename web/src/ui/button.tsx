import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon, type IconChoice } from './icon.tsx';
import { useTap } from './use-tap.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'sand' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

/** Whether the action runs, with its words ("Creando…"): known before, they have their room from the start. */
export type Busy = readonly [isBusy: boolean, words: string] | string | false;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Heights of 48, 56 and 72 px at least; the primary one never under 64. */
  size?: ButtonSize;
  icon?: IconChoice;
  iconAfter?: IconChoice;
  /** While the action runs the button says so, keeps its size and takes no tap. */
  busy?: Busy;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-encina text-on-hue ledge ledge-primary',
  quiet: 'bg-card border-2 border-edge text-ink hover:bg-sand',
  sand: 'bg-sand border-2 border-sand-edge text-ink hover:bg-card',
  danger: 'bg-danger text-on-hue ledge ledge-danger',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-12 px-4 py-1.5 gap-2 text-base rounded-md [&_svg]:size-[1.2em]',
  regular: 'min-h-14 px-6 py-2.5 gap-3 text-lg rounded-lg [&_svg]:size-[1.2em]',
  large: 'min-h-18 px-8 py-3.5 gap-3.5 text-xl rounded-xl [&_svg]:size-[1.15em]',
};
/** The same when it is off: nothing may move when it comes to life. */
const heights: Record<ButtonVariant, string> = {
  primary: 'min-h-16',
  quiet: '',
  sand: '',
  danger: 'min-h-16',
};
const off = 'bg-transparent border-2 border-dashed border-edge text-ink-soft cursor-not-allowed';

const row = 'inline-flex items-center justify-center gap-[inherit] scarce:flex-wrap';

/** A button with words. Two taps within 400 ms are one. */
export function Button({
  variant = 'quiet',
  size = 'regular',
  icon,
  iconAfter,
  busy = false,
  disabled = false,
  className = '',
  'aria-label': name,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const tap = useTap(onClick);
  const [isBusy, words] = typeof busy === 'object' ? busy : [busy !== false, busy || ''];
  const label = (
    <>
      <Icon of={icon} />
      <span>{children}</span>
      <Icon of={iconAfter} />
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      aria-label={name && isBusy ? `${words} ${name}` : name}
      disabled={disabled}
      aria-disabled={disabled || isBusy}
      aria-busy={isBusy}
      {...tap}
      onClick={isBusy ? (event) => event.preventDefault() : tap.onClick}
      className={`inline-flex items-center justify-center text-center font-semibold leading-tight [&_svg]:flex-none scarce:flex-wrap scarce:gap-x-2 scarce:px-3 ${sizes[size]} ${heights[variant]} ${disabled ? off : variants[variant]} ${className}`}
    >
      {words ? (
        <span data-words={words} className={`stacked ${isBusy ? '' : 'stacked-words'}`}>
          {isBusy && (
            <span className={row}>
              <LoaderCircle aria-hidden className="animate-spin" />
              <span>{words}</span>
            </span>
          )}
          <span aria-hidden={isBusy} className={`${row} ${isBusy ? 'invisible' : ''}`}>
            {label}
          </span>
        </span>
      ) : (
        label
      )}
    </button>
  );
}
