import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { dayWords, rangeWords } from '#kits/planner/day-words.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import type { pictureSource } from '#kits/planner/picture/picture-source.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useChannelTexts, useEntries } from '#kits/planner/usePlanner.ts'
import { guide } from '#model/documents/guide.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { CalendarWords } from './as-calendar.ts'
import type { FolderWords } from './as-folders.ts'
import type { RowWords } from './entry-rows.ts'
import { daysOfSpan, entriesWithin, type Span } from './span-of.ts'

export interface Files {
  readonly isBusy: boolean
  readonly saveCalendar: () => void
  readonly saveTable: () => void
  readonly saveFolders: (span: Span) => void
  /** The entries of the month, by day and time. */
  readonly shown: readonly PlannerEntry[]
}

/** Makes files of the entries of a month, whatever the filter shows. What makes them is loaded by the press. */
export function useFiles(month: string): Files {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const scene = usePictureScene()
  const all = useEntries()
  const templates = useSceneTemplates(all.some(({ template }) => template !== null))
  const texts = useChannelTexts()
  const planner = usePlannerWords()
  const [name] = useValue(guide.info.name)
  const [isBusy, setIsBusy] = useState(false)
  const untitled = t`제목 없는 글`
  const titleOf = (span: Span, now: number) => {
    const { from, to } = daysOfSpan(span, month, seoulDayOf(now))
    const words = {
      day: dayWords(from, 'monthDay'),
      week: rangeWords(from, to),
      month: dayWords(from, 'month'),
    }[span]
    return [name, t`플래너`, words].filter(Boolean).join(' ')
  }
  const entriesOf = (span: Span, now: number) => {
    return entriesWithin(all, daysOfSpan(span, month, seoulDayOf(now)))
  }

  async function save(span: Span, ending: string, make: (entries: readonly PlannerEntry[]) => Promise<Blob>) {
    const now = Date.now()
    const entries = entriesOf(span, now)
    if (entries.length === 0) {
      showToast({ tone: 'info', text: t`그 사이에 놓인 글이 없어요` })
      return
    }
    setIsBusy(true)
    const made = await attempt(() => make(entries))
    setIsBusy(false)
    if (made === 'tooLarge')
      showToast({ tone: 'error', text: t`사진이 많아 한 파일에 담지 못해요. 주나 날로 나누어 받아 주세요.` })
    else if (made) download(`${titleOf(span, now)}.${ending}`, made)
    else showToast({ tone: 'error', text: t`파일을 만들지 못했어요. 다시 눌러 주세요.` })
  }
  const words = { ...planner, title: titleOf('month', 0), untitled }
  const saveCalendar = () => void save('month', 'ics', (entries) => makeCalendar(entries, texts, words))
  const saveTable = () => {
    const heads = [t`날짜`, t`시각`, t`채널`, t`상태`, t`종류`, t`제목`, t`글`, t`해시태그`, t`메모`]
    void save('month', 'csv', (entries) => makeTable(entries, texts, { ...planner, heads }))
  }
  const saveFolders = (span: Span) => {
    const names = { ...words, picture: (number: number) => t`그림 ${number}`, absent: t`담지 못한 그림` }
    void save(span, 'zip', (entries) =>
      makeFolders(entries, texts, names, scene && [document, scene.dress, templates]),
    )
  }
  return { isBusy, saveCalendar, saveTable, saveFolders, shown: entriesOf('month', 0) }
}

/** null where it rejects. */
async function attempt(make: () => Promise<Blob>): Promise<Blob | 'tooLarge' | null> {
  try {
    return await make()
  } catch (cause) {
    // By its name: its class is loaded with what makes the files.
    if (cause instanceof Error && cause.name === 'TooLargeFolders') return 'tooLarge'
    console.error('a file of the planner could not be made', cause)
    return null
  }
}

type Entries = readonly PlannerEntry[]
type Texts = readonly ChannelText[]

async function makeCalendar(entries: Entries, texts: Texts, words: CalendarWords): Promise<Blob> {
  const { asCalendar } = await import('./as-calendar.ts')
  return new Blob([asCalendar(entries, texts, words, Date.now())], { type: 'text/calendar;charset=utf-8' })
}

async function makeTable(entries: Entries, texts: Texts, words: RowWords): Promise<Blob> {
  const [{ asTable }, { entryRows }] = await Promise.all([
    import('#model/files/as-table.ts'),
    import('./entry-rows.ts'),
  ])
  return new Blob([asTable(entryRows(entries, texts, words))], { type: 'text/csv;charset=utf-8' })
}

/** Without a source, which is read after the screen, pictures are counted as absent. */
async function makeFolders(
  entries: Entries,
  texts: Texts,
  words: FolderWords,
  source: Parameters<typeof pictureSource> | null,
): Promise<Blob> {
  const [{ asFolders }, { pictureFiles }, made] = await Promise.all([
    import('./as-folders.ts'),
    import('#kits/planner/picture/picture-files.ts'),
    import('#kits/planner/picture/picture-source.ts'),
  ])
  return asFolders(entries, texts, words, async (pictures) =>
    source
      ? pictureFiles(pictures, made.pictureSource(...source))
      : { files: [], absent: pictures.length, smaller: [] },
  )
}
