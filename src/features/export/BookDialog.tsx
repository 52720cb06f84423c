import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { Suspense } from 'react'
import { download } from '#engine/browser/download.ts'
import { isOnline } from '#engine/browser/network.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf, textOf } from '#model/fields/answers.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { sections } from '#model/workbook/sections.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './BookDialog.module.css'
import type { BookLook, PageFormat } from './book/book.ts'
import { type BookLacks, type MadeBook, type ReadDraftLogo, useBook } from './book/useBook.ts'

const BookPreview = lazyComponent(() => import('./BookPreview.tsx'))

/** At most this many missing characters are listed. */
const mostLetters = 12

interface Props {
  readDraftLogo: ReadDraftLogo
  onClose: () => void
}

/** Makes the brand book on this device: format, look, all pages as they will be, download. */
export default function BookDialog({ readDraftLogo, onClose }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { style, ownLook, made, isMaking, fault, lacks, thin, choose, retry } = useBook(readDraftLogo)
  const empty = sections.filter((section) => section.percent(answers) === 0).length
  const name = textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`
  const lookNames: Record<BookLook, string> = { quiet: t`조용한`, crisp: t`또렷한`, warm: t`따뜻한` }
  const isReady = made !== null && !isMaking && fault === null
  const hasKeywords =
    keywordRanks.some(({ path }) => textOf(answers, path) !== '') ||
    itemsOf(answers, strategy.personality.keywords.path).length > 0
  const thinNames = thin.join(', ')
  const ownName = ownLook && hasKeywords && lookNames[ownLook]

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      closeLabel={t`닫기`}
      title={<Trans>브랜드 북</Trans>}
      description={<Trans>지금까지 쓴 내용을 PDF 한 권으로 묶어요. 아래에 보이는 그대로 나와요.</Trans>}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Download} />}
          onClick={() =>
            made && download(fileName(name, made), new Blob([made.pdf], { type: 'application/pdf' }))
          }
          disabledReason={isReady ? undefined : fault ? t`브랜드 북을 만들지 못했어요` : t`만드는 중이에요`}
        >
          <Trans>PDF 내려받기</Trans>
        </Button>
      }
    >
      <div className={styles.book}>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <span aria-hidden>
              <Trans>판형</Trans>
            </span>
            <Segmented
              label={t`판형`}
              isBlock
              value={style.format}
              onChoose={(format: PageFormat) => choose({ format })}
              options={[
                { value: 'a4', label: t`A4 세로` },
                { value: 'wide', label: t`16:9 화면` },
                { value: 'square', label: t`정사각` },
              ]}
            />
          </div>
          <div className={styles.choice}>
            <span aria-hidden>
              <Trans>느낌</Trans>
            </span>
            <Segmented
              label={t`느낌`}
              isBlock
              value={style.look}
              onChoose={(look: BookLook) => choose({ look })}
              options={[
                { value: 'quiet', label: lookNames.quiet },
                { value: 'crisp', label: lookNames.crisp },
                { value: 'warm', label: lookNames.warm },
              ]}
            />
            {ownName && (
              <p className={styles.note}>
                <Trans>우리 키워드에 어울리는 느낌: {ownName}</Trans>
              </p>
            )}
          </div>
          <Checkbox
            checked={style.hasMarks}
            onCheck={(hasMarks) => choose({ hasMarks })}
            hint={<Trans>인쇄소에 맡길 때 켜 주세요. 둘레에 3mm가 더 들어가요.</Trans>}
          >
            <Trans>도련과 재단선</Trans>
          </Checkbox>
          {thin.length > 0 && (
            <Checkbox
              checked={style.leavesOutThin}
              onCheck={(leavesOutThin) => choose({ leavesOutThin })}
              hint={
                style.leavesOutThin ? (
                  <Trans>뺀 섹션: {thinNames}</Trans>
                ) : (
                  <Trans>뺄 섹션: {thinNames}</Trans>
                )
              }
            >
              <Trans>덜 쓴 섹션 빼기</Trans>
            </Checkbox>
          )}
          {empty > 0 && !lacks.isCoverOnly && (
            <p className={styles.note}>
              <Plural
                value={empty}
                other="아직 쓰지 않은 섹션 #개는 빼고 묶어요. 나중에 다시 만들 수 있어요."
              />
            </p>
          )}
          <div role="status" className={styles.status}>
            {fault === null && isMaking && <Trans>글과 그림을 쪽에 앉히고 있어요</Trans>}
            {isReady && <Made made={made} />}
            {isReady && <Lacks lacks={lacks} />}
            {fault === 'absent' && (
              <Trans>
                책을 짜는 프로그램이 아직 이 기기에 없어요. 한 번은 인터넷이 필요해요. 그다음부터는 인터넷
                없이도 만들 수 있어요.
              </Trans>
            )}
            {fault === 'broken' && (
              <Trans>브랜드 북을 만들지 못했어요. 쓴 내용은 그대로 있어요. 다시 시도해 주세요.</Trans>
            )}
          </div>
          {fault !== null && (
            <Button onClick={retry}>
              <Trans>다시 시도</Trans>
            </Button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
        <section className={styles.desk} aria-label={t`미리보기`} aria-busy={isMaking} tabIndex={0}>
          <Suspense fallback={<div className={styles.blank} data-format={style.format} aria-hidden />}>
            <BookPreview pdf={made?.pdf ?? null} format={style.format} />
          </Suspense>
        </section>
      </div>
    </Dialog>
  )
}

function Made({ made }: { made: MadeBook }) {
  const { pages } = made
  const size = fileSize(made.pdf.byteLength)
  return (
    <span>
      <Trans>
        다 됐어요. {pages}쪽, {size}
      </Trans>
    </span>
  )
}

/** What the book has to do without, and what helps. */
function Lacks({ lacks: { letters, fonts, absent, unreadable, isCoverOnly } }: { lacks: BookLacks }) {
  return (
    <>
      {isCoverOnly && (
        <span>
          <Trans>아직 쓴 내용이 없어서 표지만 있어요.</Trans>
        </span>
      )}
      {absent > 0 && (
        <span>
          <Plural
            value={absent}
            other="그림 #개는 이 기기에 없어서 뺐어요. 인터넷에 연결하고 다시 만들면 들어가요."
          />
        </span>
      )}
      {unreadable > 0 && (
        <span>
          <Plural
            value={unreadable}
            other="그림 #개는 읽을 수 없어서 뺐어요. 다른 파일로 다시 올려 주세요."
          />
        </span>
      )}
      {fonts && (
        <span>
          <Trans>
            브랜드 글꼴이 이 기기에 다 없어서 프리텐다드로 대신했어요. 인터넷에 연결하고 다시 만들면 우리
            글꼴로 나와요.
          </Trans>
        </span>
      )}
      {letters.length > 0 && <Missing letters={letters} />}
    </>
  )
}

function Missing({ letters }: { letters: readonly string[] }) {
  const listed = letters.slice(0, mostLetters).join(' ')
  const others = letters.length - mostLetters
  return (
    <span>
      {others > 0 ? (
        <Trans>
          네모(□)로 나온 글자: {listed} 외 {others}자
        </Trans>
      ) : (
        <Trans>네모(□)로 나온 글자: {listed}</Trans>
      )}
      <br />
      {isOnline() ? (
        <Trans>책의 글꼴에는 이 글자가 없어요.</Trans>
      ) : (
        <Trans>이 글자의 글꼴은 아직 이 기기에 없어요. 인터넷에 연결하고 다시 만들면 들어가요.</Trans>
      )}
    </span>
  )
}

const formatNames: Readonly<Record<PageFormat, string>> = { a4: 'A4', wide: '16x9', square: 'square' }

function fileName(name: string, { style }: MadeBook): string {
  return `${fileNameOf(name, 'saegim')}-${formatNames[style.format]}${style.hasMarks ? '-print' : ''}.pdf`
}
