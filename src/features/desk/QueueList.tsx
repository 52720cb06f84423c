import { Trans, useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { Fault } from './Fault.tsx'

export interface QueueItem<Id> {
  readonly id: Id
  readonly title: string
  readonly facts: string
  /** Waits for the staff. */
  readonly isDue: boolean
}

type Props<Id> = {
  label: string
  filter: ReactNode
  /** Null while it is read. */
  items: readonly QueueItem<Id>[] | null
  failure: Failure | null
  chosen: Id | null
  onChoose: (id: Id) => void
  page: number
  pages: number
  onPage: (page: number) => void
  onReload: () => void
}

/** A queue of the desk: filter, rows to choose from, pages. */
export function QueueList<Id extends number | string>(props: Props<Id>) {
  const { label, filter, items, failure, chosen, onChoose, page, pages, onPage, onReload } = props
  const { t } = useLingui()
  const shownPage = page + 1
  return (
    <section aria-label={label}>
      <div className={styles.tools}>
        {filter}
        <IconButton label={t`새로 고침`} icon={<Icon of={RotateCw} />} onClick={onReload} />
      </div>
      <Fault failure={failure} />
      {items === null && !failure && <Skeleton lines={5} />}
      {items?.length === 0 && (
        <Note>
          <Trans>여기에는 아무것도 없어요.</Trans>
        </Note>
      )}
      {items !== null && items.length > 0 && (
        <ul className={styles.rows}>
          {items.map(({ id, title, facts, isDue }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen || undefined}
                className={styles.pick}
                data-due={isDue || undefined}
                onClick={() => onChoose(id)}
              >
                <b>{title}</b>
                <small>{facts}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className={styles.pages}>
          <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
            <Trans>이전</Trans>
          </Button>
          <span>
            {shownPage} / {pages}
          </span>
          <Button size="small" disabled={shownPage >= pages} onClick={() => onPage(page + 1)}>
            <Trans>다음</Trans>
          </Button>
        </p>
      )}
    </section>
  )
}
