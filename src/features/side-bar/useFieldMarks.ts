import { useEffect, useEffectEvent } from 'react'
import { showTextMarks } from '#kits/voice/text-marks.ts'
import type { BrandVoice } from '#model/voice/brand-voice.ts'
import { checkText } from '#model/voice/check-text.ts'
import type { TextMark } from '#ui/controls/MarkOverlay.tsx'
import type { Span } from './drafts/draft-rows.ts'

/** Marks in the field what the check found, and the sentence of the draft that the pointer or the focus is on. */
export function useFieldMarks(path: string, text: string, voice: BrandVoice, meant: Span | null): void {
  const marks: TextMark[] = checkText(text, voice).flatMap(({ kind, from, to }) =>
    from === null || to === null || kind === 'longSentence' ? [] : [{ from, to, kind: 'found' as const }],
  )
  if (meant) marks.push({ ...meant, kind: 'meant' })
  const key = JSON.stringify(marks)
  const show = useEffectEvent(() => showTextMarks({ path, text, marks }))
  useEffect(() => {
    if (key !== '' && text !== '') show()
    return () => showTextMarks(null)
  }, [path, text, key])
}
