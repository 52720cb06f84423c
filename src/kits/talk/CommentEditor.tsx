import { Trans, useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { isPressed, keysForAria } from '#kits/actions/keys.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { asDrawnPerson } from './as-drawn-person.ts'
import styles from './CommentEditor.module.css'
import { findMentionQuery, type Mentioned, type MentionQuery } from './mentions.ts'

interface Props {
  label: string
  placeholder?: string
  /** Key under which unsent text is kept. */
  draftKey: string
  /** Text to edit; a new message starts empty. */
  initial?: string
  people: readonly Mentioned[]
  sendLabel: string
  /** Why the message cannot be sent; undefined if it can. */
  disabledReason?: string | undefined
  /** Returns whether the message was accepted; then the field is emptied. */
  onSend: (text: string) => boolean
  onCancel?: () => void
  isFocused?: boolean
  ref?: Ref<{ focus(): void }>
}

/** Unsent text by draft key, for the lifetime of the page. */
export const drafts = new Map<string, string>()

const longest = 2000
const sendKeys = 'Mod+(Shift)+(Alt)+Enter'
const shownPeople = 6

/**
 * Input of a message: Enter inserts a line, Ctrl+Enter or the button sends, keys during composition do
 * neither.
 */
export function CommentEditor(props: Props) {
  const { label, placeholder, draftKey, initial = '', people, sendLabel, disabledReason, onSend } = props
  const { onCancel, isFocused, ref } = props
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const begun = drafts.get(draftKey) ?? initial
  const [length, setLength] = useState(begun.trim().length)
  const [mention, setMention] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const [isEmpty, setIsEmpty] = useState(false)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const offered = mention
    ? people
        .filter(({ name }) => mention.query === '' || matchesSearch(name, mention.query))
        .slice(0, shownPeople)
    : []

  const read = () => {
    const element = field.current
    if (!element) return
    drafts.set(draftKey, element.value)
    setLength(element.value.trim().length)
    setIsEmpty(false)
    setMention(findMentionQuery(element.value, element.selectionStart))
    setActive(0)
  }

  const choose = (person: Mentioned | undefined) => {
    const element = field.current
    if (!element || !mention || !person) return
    // Ends a running composition first, so that the name is not inserted into the composed text.
    element.blur()
    element.focus()
    const end = Math.max(element.selectionStart, mention.from + 1)
    element.setRangeText(`@${person.name} `, mention.from, end, 'end')
    read()
    setMention(null)
  }

  const send = () => {
    const element = field.current
    const text = element?.value.trim() ?? ''
    if (!element || disabledReason !== undefined || text.length > longest) return
    if (text === '') {
      setIsEmpty(true)
      element.focus()
      return
    }
    if (!onSend(text)) return
    element.value = ''
    drafts.delete(draftKey)
    setLength(0)
    setMention(null)
  }

  const cancel = () => {
    drafts.delete(draftKey)
    onCancel?.()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (isPressed(event, sendKeys)) {
      event.preventDefault()
      event.stopPropagation()
      send()
      return
    }
    if (offered.length > 0) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setActive((active + step + offered.length) % offered.length)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active])
      else if (event.key === 'Escape') setMention(null)
      else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
  }

  const isOpen = offered.length > 0
  return (
    <div className={styles.editor}>
      <RuledField
        // A new key makes a new element: its text is only changed by typing, not by rendering.
        key={draftKey}
        ref={field}
        label={label}
        isLabelHidden
        rows={2}
        className={styles.field}
        placeholder={placeholder}
        defaultValue={begun}
        autoFocus={isFocused}
        limit={longest}
        used={length}
        error={
          length > longest ? t`2,000자까지 쓸 수 있어요.` : isEmpty ? t`남길 말을 적어 주세요.` : undefined
        }
        onInput={read}
        onKeyDown={onKeyDown}
        onBlur={() => setMention(null)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t`부를 사람`} className={styles.people}>
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard input is handled by the text field
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar person={asDrawnPerson(person)} size="small" isDecoration />
              {person.name}
            </div>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        {onCancel && (
          <Button look="quiet" size="small" onClick={cancel}>
            <Trans>취소</Trans>
          </Button>
        )}
        <Button
          look="ink"
          size="small"
          icon={<Icon of={Send} size="small" />}
          disabledReason={disabledReason}
          aria-keyshortcuts={keysForAria([{ keys: sendKeys }])}
          onClick={send}
        >
          {sendLabel}
        </Button>
      </div>
    </div>
  )
}
