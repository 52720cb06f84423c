import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useChannelTexts, useEntries } from '#kits/planner/usePlanner.ts'
import { guide } from '#model/documents/guide.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { daysOfSpan, entriesWithin, type Span } from './span-of.ts'

export interface Files {
  readonly isBusy: boolean
  readonly saveCalendar: () => void
  readonly saveTable: () => void
  readonly saveFolders: (span: Span) => void
  /** The entries of the month that are shown, by day and time. */
  readonly shown: readonly PlannerEntry[]
}

/** Makes files of the entries that are shown. What makes them is loaded by the press. */
export function useFiles(month: string, keys: readonly string[] | undefined): Files {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const scene = usePictureScene()
  const all = useEntries()
  const texts = useChannelTexts()
  const words = usePlannerWords()
  const monthWord = useDayWords().month(month)
  const [name] = useValue(guide.info.name)
  const [isBusy, setIsBusy] = useState(false)
  const untitled = t`제목 없는 글`
  const title = [name, t`플래너`, monthWord].filter(Boolean).join(' ')
  const entriesOf = (span: Span, now: number) => {
    const wanted = keys === undefined ? all : all.filter(({ key }) => keys.includes(key))
    return entriesWithin(wanted, daysOfSpan(span, month, seoulDayOf(now)))
  }

  async function save(span: Span, ending: string, make: (entries: readonly PlannerEntry[]) => Promise<Blob>) {
    const entries = entriesOf(span, Date.now())
    if (entries.length === 0) {
      showToast({ tone: 'info', text: t`그 사이에 놓인 글이 없어요` })
      return
    }
    setIsBusy(true)
    const made = await attempt(() => make(entries))
    setIsBusy(false)
    if (made) download(`${title}.${ending}`, made)
    else showToast({ tone: 'error', text: t`파일을 만들지 못했어요. 다시 눌러 주세요.` })
  }
  const saveCalendar = () =>
    void save('month', 'ics', async (entries) => {
      const { asCalendar } = await import('./as-calendar.ts')
      const text = asCalendar(entries, texts, { title, channel: words.channel, untitled }, Date.now())
      return new Blob([text], { type: 'text/calendar;charset=utf-8' })
    })
  const saveTable = () =>
    void save('month', 'csv', async (entries) => {
      const [{ asTable }, { entryRows }] = await Promise.all([
        import('./as-table.ts'),
        import('./entry-rows.ts'),
      ])
      const heads = [t`날짜`, t`시각`, t`채널`, t`상태`, t`종류`, t`제목`, t`글`, t`해시태그`, t`메모`]
      return new Blob([asTable(entryRows(entries, texts, { heads, ...words }))], {
        type: 'text/csv;charset=utf-8',
      })
    })
  const saveFolders = (span: Span) =>
    void save(span, 'zip', async (entries) => {
      const [{ asFolders }, { pictureFiles }] = await Promise.all([
        import('./as-folders.ts'),
        import('#kits/planner/picture/picture-files.ts'),
      ])
      const folderWords = {
        channel: words.channel,
        untitled,
        picture: (number: number) => t`그림 ${number}`,
        absent: t`담지 못한 그림`,
      }
      const { account, brand } = document
      // Until the brand's look is read, its pictures are counted as absent.
      return asFolders(entries, texts, folderWords, async (pictures) =>
        scene === null
          ? { files: [], absent: pictures.length }
          : pictureFiles(pictures, { account, brand, dress: scene.dress }),
      )
    })
  return { isBusy, saveCalendar, saveTable, saveFolders, shown: entriesOf('month', 0) }
}

/** null where it rejects. */
async function attempt(make: () => Promise<Blob>): Promise<Blob | null> {
  try {
    return await make()
  } catch (cause) {
    console.error('a file of the planner could not be made', cause)
    return null
  }
}
