import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { download } from '#device/browser/download.ts'
import { isOnline } from '#device/browser/network.ts'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentView } from '#device/documents/react/useDocument.ts'
import { readFile } from '#device/files/read-file.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { contentOf, loadContent, loadWorkbook, stepGroups } from '#device/words/content.ts'
import { fileSize } from '#device/words/file-size.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { sections } from '#model/workbook/sections.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './BookDialog.module.css'
import type { PageFormat } from './book/book.ts'
import { readBookImages } from './book/book-images.ts'
import { composeBook } from './book/compose-book.ts'
import { type MadeBook, makeBook } from './book/make-book.ts'

type Making =
  | { readonly name: 'idle' }
  | { readonly name: 'making'; readonly share: number }
  | {
      readonly name: 'made'
      readonly book: MadeBook
      readonly format: PageFormat
      readonly isOffline: boolean
    }
  | { readonly name: 'failed' }

/** At most this many missing characters are listed. */
const mostLetters = 12

/** Makes the brand book on this device: choice of format, progress, download. */
export default function BookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { document } = useDocumentView('guide')
  const [format, setFormat] = useState<PageFormat>('a4')
  const [making, setMaking] = useState<Making>({ name: 'idle' })
  const giveUp = useRef<AbortController | null>(null)
  useEffect(() => () => giveUp.current?.abort(), [])
  const empty = sections.filter((section) => section.percent(answers) === 0).length
  const name = textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`
  const today = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(new Date())
  const words = { note: t`브랜드 북 · ${today}`, contents: t`차례`, own: t`우리` }

  async function make(): Promise<void> {
    const controller = new AbortController()
    giveUp.current = controller
    setMaking({ name: 'making', share: 0 })
    try {
      const [workbook] = await Promise.all([
        loadWorkbook(...stepGroups),
        loadContent('options'),
        loadContent('reference'),
        loadContent('options-strategy'),
      ])
      const images = await readBookImages(answers, (reference) =>
        readFile(document.account, document.brand, reference),
      )
      const book = composeBook({
        answers,
        workbook,
        options: { ...contentOf('options'), ...contentOf('reference'), ...contentOf('options-strategy') },
        words,
        language: currentLanguage(),
        images,
      })
      const made = await makeBook({ ...book, cover: { ...book.cover, title: name } }, format, {
        progress: (share) => setMaking({ name: 'making', share }),
        signal: controller.signal,
      })
      setMaking({ name: 'made', book: made, format, isOffline: !isOnline() })
    } catch (cause) {
      if (controller.signal.aborted) return
      console.warn('the book cannot be made', cause)
      setMaking({ name: 'failed' })
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`닫기`}
      title={<Trans>브랜드 북</Trans>}
      description={<Trans>지금까지 쓴 내용을 PDF 한 권으로 묶어요. 인터넷이 없어도 만들 수 있어요.</Trans>}
      actions={
        making.name === 'made' ? (
          <Button
            look="ink"
            icon={<Icon of={Download} />}
            onClick={() => download(fileName(name, making.format), making.book.pdf)}
          >
            <Trans>PDF 내려받기</Trans>
          </Button>
        ) : (
          <Button
            look="ink"
            onClick={() => void make()}
            disabledReason={making.name === 'making' ? t`만드는 중이에요` : undefined}
          >
            <Trans>만들기</Trans>
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <Segmented
          label={t`판형`}
          isBlock
          value={format}
          onChoose={(next: PageFormat) => {
            giveUp.current?.abort()
            setFormat(next)
            setMaking({ name: 'idle' })
          }}
          options={[
            { value: 'a4', label: t`A4 세로` },
            { value: 'wide', label: t`16:9 화면` },
          ]}
        />
        {empty > 0 && (
          <p className={styles.note}>
            <Plural
              value={empty}
              other="아직 쓰지 않은 섹션 #개는 빼고 묶어요. 나중에 다시 만들 수 있어요."
            />
          </p>
        )}
        <div role="status" className={styles.status}>
          {making.name === 'making' && (
            <>
              <ProgressBar value={making.share * 100} label={t`브랜드 북 만드는 중`} />
              <Trans>글과 그림을 쪽에 앉히고 있어요</Trans>
            </>
          )}
          {making.name === 'made' && <Made book={making.book} isOffline={making.isOffline} />}
          {making.name === 'failed' && (
            <Trans>브랜드 북을 만들지 못했어요. 쓴 내용은 그대로 있어요. 다시 시도해 주세요.</Trans>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Made({ book, isOffline }: { book: MadeBook; isOffline: boolean }) {
  const { pages, missing } = book
  const size = fileSize(book.pdf.size)
  const letters = missing.slice(0, mostLetters).join(' ')
  const others = missing.length - mostLetters
  return (
    <>
      <span>
        <Trans>
          다 됐어요. {pages}쪽, {size}
        </Trans>
      </span>
      {missing.length > 0 && (
        <span>
          {others > 0 ? (
            <Trans>
              네모(□)로 나온 글자: {letters} 외 {others}자
            </Trans>
          ) : (
            <Trans>네모(□)로 나온 글자: {letters}</Trans>
          )}{' '}
          {isOffline ? (
            <Trans>이 글자의 글꼴은 아직 이 기기에 없어요. 인터넷에 연결하고 다시 만들면 들어가요.</Trans>
          ) : (
            <Trans>책의 글꼴에는 이 글자가 없어요.</Trans>
          )}
        </span>
      )}
    </>
  )
}

function fileName(name: string, format: PageFormat): string {
  const safe = name.replace(/[\\/:*?"<>|]+/g, ' ').trim()
  return `${safe}-${format === 'a4' ? 'A4' : '16x9'}.pdf`
}
