import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import styles from './OwnKeyword.module.css'
import { type ChosenValue, faultOf, type KeywordFault, keywordLimit, tidyKeyword } from './value-rules.ts'

interface Props {
  items: readonly ChosenValue[]
  atMost: number
  /** The document is being opened: what is added by then is added once it is open. */
  isReading: boolean
  /** Returns whether the keyword was added. */
  onAdd: (keyword: string) => boolean
  /** Texts for lists other than the values. */
  words?: { readonly label: string; readonly empty: string; readonly taken: string }
}

/** Input that adds a keyword which is not in the list. */
export default function OwnKeyword({ items, atMost, isReading, onAdd, words }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isTold, setIsTold] = useState(false)
  const fault = faultOf(typed, items, atMost)
  const isFull = items.length >= atMost
  const said: Record<KeywordFault, string> = {
    empty: words?.empty ?? t`가치를 적어 주세요.`,
    tooLong: t`${keywordLimit}자까지 쓸 수 있어요.`,
    taken: words?.taken ?? t`이미 고른 가치예요.`,
    full: t`${atMost}개까지 고를 수 있어요.`,
  }
  const isShown = fault !== null && (fault === 'tooLong' || isTold)

  function submit(): void {
    setIsTold(fault !== null)
    if (fault === null && onAdd(tidyKeyword(typed))) setTyped('')
  }
  const { press } = usePressOnceKnown(isReading, typed, submit)

  return (
    <div className={styles.own}>
      <TextField
        label={words?.label ?? t`우리만의 가치 더하기`}
        value={typed}
        onText={(text) => {
          setTyped(text)
          setIsTold(false)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || isComposing(event)) return
          event.preventDefault()
          press()
        }}
        hint={isFull ? said.full : undefined}
        error={isShown ? said[fault] : undefined}
        limit={keywordLimit}
        used={typed.length}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button
        icon={<Icon of={Plus} />}
        onClick={press}
        disabledReason={isFull ? said.full : undefined}
        reasonAt="hidden"
      >
        <Trans>더하기</Trans>
      </Button>
    </div>
  )
}
