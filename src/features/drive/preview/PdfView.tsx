import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useRef, useState } from 'react'
import { Form } from '#ui/controls/Form.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { AwayNote } from './AwayNote.tsx'
import { LockedNote } from './LockedNote.tsx'
import { PdfPage } from './PdfPage.tsx'
import { useBytes } from './useBytes.ts'
import { usePdf } from './usePdf.ts'
import { usePdfSearch } from './usePdfSearch.ts'
import styles from './Viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'

/** The pages of a PDF below each other, with their text to select, and a search in it. */
export default function PdfView({ file }: ViewerProps) {
  const { t } = useLingui()
  const bytes = useBytes(file)
  const { pages, ratio, fault } = usePdf(bytes.state === 'here' ? bytes.blob : null)
  const search = usePdfSearch(pages)
  const list = useRef<HTMLOListElement>(null)
  const [isSearching, setSearching] = useState(false)
  if (bytes.state === 'away') return <AwayNote file={file} />
  if (fault === 'locked') return <LockedNote file={file} />
  if (fault === 'broken') return <AwayNote file={file} isBroken />
  const count = pages?.numPages ?? 0
  const { hits, at, go } = search
  const shown = hits?.[at] ?? null
  const step = (by: number) => {
    const page = go(by)?.page
    if (page !== undefined) list.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.pdf}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access */}
      <section className={styles.paper} tabIndex={0} aria-label={file.name} aria-busy={!pages || undefined}>
        <ol ref={list}>
          {Array.from({ length: count }, (_, index) => {
            const number = index + 1
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <li key={index} style={{ aspectRatio: ratio }}>
                {pages && (
                  <PdfPage
                    pages={pages}
                    number={number}
                    label={t`${number}쪽`}
                    hits={hits?.filter(({ page }) => page === number) ?? []}
                    current={shown?.page === number ? shown : null}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </section>
      <Form role="search" className={styles.search} onSubmit={() => step(1)}>
        <span className={styles.pageCount}>
          <Trans>모두 {count}쪽</Trans>
        </span>
        <TextField
          label={t`문서에서 찾기`}
          isLabelHidden
          type="search"
          placeholder={t`문서에서 찾기`}
          autoComplete="off"
          maxLength={100}
          value={search.query}
          onText={(text) => {
            setSearching(text !== '')
            search.find(text)
          }}
        />
        <span className={styles.found} role="status">
          {isSearching &&
            (hits === null ? (
              <Trans>찾고 있어요</Trans>
            ) : hits.length === 0 ? (
              <Trans>없어요</Trans>
            ) : (
              <Trans>
                {hits.length}곳 중 {at + 1}번째
              </Trans>
            ))}
        </span>
        <IconButton label={t`앞에서 찾기`} icon={<Icon of={ChevronUp} />} onClick={() => step(-1)} />
        <IconButton label={t`다음 찾기`} icon={<Icon of={ChevronDown} />} onClick={() => step(1)} />
      </Form>
    </div>
  )
}
