import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { copyText } from '#ui/overlays/copy-text.ts'

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { text: string }

/** A button that copies a piece of code. */
export function CopyButton({ text, children, ...rest }: Props) {
  const { t } = useLingui()
  async function copy(): Promise<void> {
    await copyText(text, t`복사했어요`, t`복사하지 못했어요`)
  }
  return (
    <button {...rest} type="button" title={text} onClick={() => void copy()}>
      {children}
    </button>
  )
}
