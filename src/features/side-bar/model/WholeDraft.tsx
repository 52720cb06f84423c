import { Trans, useLingui } from '@lingui/react/macro'
import type { TextHandle } from '#model/fields/text.ts'
import { Button } from '#ui/controls/Button.tsx'
import card from '../drafts/DraftCard.module.css'
import { useTaking } from '../drafts/useTaking.ts'
import { CopyButton } from './CopyButton.tsx'
import { ModelCard } from './ModelCard.tsx'

interface Props {
  handle: TextHandle
  title: string
  text: string
  source: 'RULES' | 'AI'
}

/** A text that stands for all of the field's, such as its translation: to copy, or to take as a whole. */
export function WholeDraft({ handle, title, text, source }: Props) {
  const { t } = useLingui()
  const { binding, take, lock } = useTaking(handle)
  const refusal = lock ?? (text.length > handle.max ? t`받으면 이 칸에 쓸 수 있는 길이를 넘어요` : undefined)
  return (
    <ModelCard title={title} texts={[text]} isChecked>
      <footer className={card.foot}>
        <CopyButton text={text} look="ink" />
        {binding.text !== text && (
          <Button
            size="small"
            disabledReason={refusal}
            onClick={() => take((now) => [{ from: 0, to: now.length, text }], { source, number: null })}
          >
            <Trans>이 글로 바꾸기</Trans>
          </Button>
        )}
      </footer>
    </ModelCard>
  )
}
