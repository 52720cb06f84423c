import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import { type Version, versionsRead } from '#kits/history/versions.ts'
import { contentOf } from '#kits/words/content.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from './RecentChanges.module.css'
import { historySearch } from './versions/history-search.ts'

/** Entries that are listed. */
const most = 4

/** What was changed last in the guide and the strategy, by whom and when, from the lists that the device keeps. */
export default function RecentChanges({ idBrand }: { idBrand: number }) {
  const words = useVersionWords()
  const titles = contentOf('documents')
  const guide = useVersions(idBrand, 'guide')
  const strategy = useVersions(idBrand, 'strategy')
  const newest = [...guide, ...strategy]
    .toSorted((a, b) => Date.parse(b.version.createdAt) - Date.parse(a.version.createdAt))
    .slice(0, most)
  if (newest.length === 0) return null
  return (
    <section>
      <SectionHead
        title={<Trans>최근 바뀐 것</Trans>}
        end={
          <Link to="/brand/history" className={linkClass}>
            <Trans>변경 이력</Trans>
          </Link>
        }
      />
      <ul>
        {newest.map(({ document, version }) => (
          <li key={version.idVersion}>
            <Link
              to="/brand/history"
              search={historySearch(document, version.idVersion)}
              className={styles.change}
            >
              <Icon of={History} />
              <span className={styles.words}>
                <b>{version.name ?? titles[traitsOf(document).title]}</b>
                <small>
                  {version.kind === 'RESTORE' && `${words.kind(version)} · `}
                  {words.names(version)} ·{' '}
                  <time dateTime={version.createdAt}>{shortMoment(version.createdAt)}</time>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Change {
  readonly document: DocumentName
  readonly version: Version
}

function useVersions(idBrand: number, document: DocumentName): Change[] {
  const { data } = useCachedRead(versionsRead, { brand: idBrand, input: { params: { document } } })
  return (data ?? []).map((version) => ({ document, version }))
}
