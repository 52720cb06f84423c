import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { listed } from '#engine/words/listed.ts'
import { type Never, nevers } from '#model/planner/never-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './FillSheet.module.css'
import type { Fill } from './useFill.ts'

/** What no draft talks about. */
export function NeverQuestion({ fill: { answers, change, avoided } }: { fill: Fill }) {
  const { t } = useLingui()
  const [isWriting, setIsWriting] = useState(false)
  const { never, ownNever } = answers
  const labels: Readonly<Record<Never, string>> = {
    DISCOUNT: t`할인 이야기`,
    FACES: t`손님 얼굴`,
    URGENCY: t`마감 재촉`,
    COMPARE: t`다른 가게와 비교`,
  }
  const words = listed(avoided.map((word) => t`‘${word}’`))

  function toggle(each: Never, isOn: boolean): void {
    change({ never: new Set(nevers.filter((one) => (one === each ? isOn : never.has(one)))), counts: {} })
  }
  return (
    <>
      <Row as="ul" gap={2} isWrapped aria-label={t`하지 않을 것`}>
        {nevers.map((each) => (
          <li key={each}>
            <ToggleChip isOn={never.has(each)} onToggle={(isOn) => toggle(each, isOn)}>
              {labels[each]}
            </ToggleChip>
          </li>
        ))}
        {ownNever.map((word) => (
          <li key={word} className={styles.pill}>
            {word}
            <button
              type="button"
              aria-label={t`${word} 빼기`}
              onClick={() => change({ ownNever: ownNever.filter((each) => each !== word) })}
            >
              <Icon of={X} size="small" />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.dashed}
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            <Icon of={Plus} size="small" />
            <Trans>직접 쓰기</Trans>
          </button>
        </li>
      </Row>
      {isWriting && (
        <OwnWord
          onAdd={(word) => {
            change({ ownNever: [...ownNever.filter((each) => each !== word), word] })
            setIsWriting(false)
          }}
        />
      )}
      {words !== '' && (
        <Note size="small">
          <Trans>가이드에서 피하는 말은 늘 빼요: {words}</Trans>
        </Note>
      )}
    </>
  )
}

function OwnWord({ onAdd }: { onAdd: (word: string) => void }) {
  const { t } = useLingui()
  const [word, setWord] = useState('')
  return (
    <Form
      onSubmit={() => {
        if (word.trim() !== '') onAdd(word.trim())
      }}
    >
      <Row gap={2} align="start">
        <TextField label={t`쓰지 않을 말`} isLabelHidden maxLength={20} value={word} onText={setWord} />
        <Button type="submit">
          <Trans>더하기</Trans>
        </Button>
      </Row>
    </Form>
  )
}
