import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './FindPanel.module.css'
import { useFind } from './useFind.ts'

interface Props {
  readonly onClose: () => void
}

export default function FindPanel({ onClose }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState('')
  const [words, setWords] = useState('')
  const [changed, setChanged] = useState<{ readonly count: number; readonly left: number } | null>(null)
  const { found, at, isReadOnly, go, replaceOne, replaceAll } = useFind(wanted)
  const total = found.length
  const none = total === 0 ? (wanted === '' ? t`찾을 말을 먼저 적어 주세요` : t`찾은 말이 없어요`) : undefined
  const locked = found.every(({ isLocked }) => isLocked) ? t`찾은 글이 모두 잠겨 있어요` : undefined

  // The focus goes back to where it was.
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('input')?.focus()
    return () => {
      const field = '[data-canvas] [data-canvas-keys]'
      const back = before?.isConnected
        ? before
        : document.querySelector(`${field}, [data-canvas]:not(:has(${field}))`)
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])

  const pressed = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  const enter = (act: (isBack: boolean) => void) => (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return
    event.preventDefault()
    act(event.shiftKey)
  }
  const all = () => {
    const count = replaceAll(words)
    setChanged({ count, left: total - count })
  }
  const one = () => {
    const count = replaceOne(words)
    setChanged(count === 0 ? { count, left: 1 } : null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element
    <div ref={panel} role="search" className={styles.panel} aria-label={t`찾아 바꾸기`} onKeyDown={pressed}>
      <Row gap={1} align="center" className={styles.row}>
        <TextField
          label={t`찾을 말`}
          isLabelHidden
          placeholder={t`찾을 말`}
          value={wanted}
          onText={(text) => {
            setWanted(text)
            setChanged(null)
          }}
          onKeyDown={enter((isBack) => total > 0 && go(isBack ? -1 : 1))}
          end={
            wanted !== '' && (
              <span className={styles.count}>
                {at === null ? <Plural value={total} other="#곳" /> : `${at + 1}/${total}`}
              </span>
            )
          }
        />
        <IconButton
          label={t`앞의 것`}
          icon={<Icon of={ChevronUp} />}
          onClick={() => go(-1)}
          disabledReason={none}
        />
        <IconButton
          label={t`다음 것`}
          icon={<Icon of={ChevronDown} />}
          onClick={() => go(1)}
          disabledReason={none}
        />
        <IconButton label={t`닫기`} icon={<Icon of={X} />} onClick={onClose} />
      </Row>
      {!isReadOnly && (
        <Row gap={1} align="center" className={styles.row}>
          <TextField
            label={t`바꿀 말`}
            isLabelHidden
            placeholder={t`바꿀 말`}
            value={words}
            onText={setWords}
            onKeyDown={enter(() => total > 0 && one())}
          />
          <Button size="small" onClick={one} disabledReason={none ?? locked} reasonAt="hidden">
            <Trans>바꾸기</Trans>
          </Button>
          <Button size="small" onClick={all} disabledReason={none ?? locked} reasonAt="hidden">
            <Trans>모두 바꾸기</Trans>
          </Button>
        </Row>
      )}
      <p className={styles.said} role="status">
        {changed ? (
          <>
            <Plural value={changed.count} other="#곳을 바꿨어요." />
            {changed.left > 0 && (
              <>
                {' '}
                <Plural value={changed.left} other="잠겼거나 너무 길어지는 #곳은 그대로예요." />
              </>
            )}
          </>
        ) : (
          wanted !== '' && none
        )}
      </p>
    </div>
  )
}
