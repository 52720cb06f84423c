import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { Button, type ButtonProps } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'

/** Copies a text, and says whether that was possible. */
export function CopyButton({ text, look }: { text: string; look?: ButtonProps['look'] }) {
  const { t } = useLingui()
  const copy = () => copyText(text, t`글을 복사했어요`, t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`)
  return (
    <Button size="small" look={look} icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
      <Trans>복사</Trans>
    </Button>
  )
}
