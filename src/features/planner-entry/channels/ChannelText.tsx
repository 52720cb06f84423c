import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { TextElement } from '#engine/documents/text/bound-text.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { putText } from '../fields/put-text.ts'
import { useTextFault } from '../fields/useTextFault.ts'
import { WritingField } from '../fields/WritingField.tsx'

const { entries, texts } = planner.planner

interface Props {
  /** Key of the entry. */
  entry: string
  channel: string
  /** Key of the text of its own; null: it has none. */
  own: string | null
  /** Whether it writes the text of the entry; of another channel without a text of its own typing makes one. */
  isMain: boolean
  note?: ReactNode
  count?: ReactNode
  onInput: (text: string) => void
}

/**
 * The text of a channel. One field stays for a channel whatever it is bound to, and it is bound before the first letter or
 * syllable is in it: a composition goes on in the text that it makes.
 */
export function ChannelText({ entry, channel, own, isMain, note, count, onInput }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('planner')
  const common = document.text(entries.properties.text.at(entry))
  const ownText = own === null ? null : document.text(texts.properties.text.at(own))
  const bound = ownText ?? (isMain ? common : null)
  const view = useWatched(bound ?? common)
  const fault = useTextFault(view, plannerLimits.text)
  const field = useRef<TextElement | null>(null)
  useEffect(() => bound?.setReadOnly(isReadOnly), [bound, isReadOnly])

  /** Copies the text of the entry for the channel, and binds the field to the copy. */
  const makeOwn = () => {
    const element = field.current
    const made = document.edit((doc) => {
      // In two events of one key, the second comes before the next render.
      const known = texts.read(doc).find((text) => text.entry === entry && text.channel === channel)
      return (
        known?.key ?? texts.add(doc, { entry, channel, text: entries.properties.text.at(entry).read(doc) })
      )
    })
    if (made !== null && element) document.text(texts.properties.text.at(made)).attach(element)
  }

  const attach = (element: TextElement) => {
    field.current = element
    if (bound) return bound.attach(element)
    // A text that is removed leaves its field read-only.
    element.readOnly = false
    const ending = new AbortController()
    const options = { signal: ending.signal }
    element.addEventListener('compositionstart', makeOwn, options)
    element.addEventListener('beforeinput', makeOwn, options)
    return () => ending.abort()
  }
  useLayoutEffect(() => {
    const { current } = field
    if (!bound && current) putText(current, view.text)
  }, [bound, view.text])

  return (
    <WritingField
      label={t`글`}
      note={note}
      count={count}
      fault={fault}
      view={view}
      attach={attach}
      isReadOnly={isReadOnly}
      placeholder={t`무엇을 알릴까요?`}
      rows={4}
      onInput={onInput}
    />
  )
}
