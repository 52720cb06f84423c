import type { LucideIcon } from 'lucide-react'

const sizes = { small: 16, normal: 18, large: 20 }

type Props = {
  /** From `lucide-react/icons/<name>`, imported singly. */
  of: LucideIcon
  size?: keyof typeof sizes
  className?: string | undefined
}

/** An icon of the interface. Hidden from screen readers: its meaning has to stand beside it as text. */
export function Icon({ of: Drawing, size = 'normal', className }: Props) {
  return (
    <Drawing
      size={sizes[size]}
      strokeWidth={1.75}
      aria-hidden
      focusable={false}
      className={className}
      style={{ flex: 'none' }}
    />
  )
}
