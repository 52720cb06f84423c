import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { VersionList } from '#kits/history/VersionList.tsx'
import { type VersionScope, versionsRead } from '#kits/history/versions.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { ReplacedValues } from './replaced/ReplacedValues.tsx'
import { TakenWords } from './taken/TakenWords.tsx'
import styles from './Versions.module.css'
import { historySearch } from './versions/history-search.ts'
import { VersionPreview } from './versions/VersionPreview.tsx'

interface Props extends VersionScope {
  /** The selected version; null for none. */
  idVersion: number | null
}

/** The list of versions of a document beside the selected one, below the replaced values and what was taken from suggestions. */
export default function Versions({ idBrand, document, idVersion }: Props) {
  const scope = { idBrand, document }
  const versions = useCachedRead(versionsRead, { brand: idBrand, input: { params: { document } } })
  const navigate = useNavigate()
  const chosen = versions.data?.find((version) => version.idVersion === idVersion) ?? null
  return (
    <>
      <ReplacedValues scope={scope} />
      <TakenWords document={document} />
      <div className={styles.columns} data-chosen={chosen !== null || undefined}>
        <div className={styles.list}>
          <VersionList
            scope={scope}
            versions={versions}
            chosen={idVersion}
            row={(version, look) => (
              <Link
                to="/brand/history"
                search={historySearch(document, version.idVersion)}
                resetScroll={false}
                {...look}
              />
            )}
            onNamed={(version) => {
              versions.reload()
              void navigate({ to: '/brand/history', search: historySearch(document, version.idVersion) })
            }}
          />
        </div>
        <div className={styles.preview}>
          {chosen ? (
            <>
              <Link
                to="/brand/history"
                search={historySearch(document)}
                className={`${styles.back} ${buttonClass({ look: 'quiet', size: 'small', hangs: 'start' })}`}
              >
                <Icon of={ArrowLeft} size="small" />
                <Trans>버전 목록</Trans>
              </Link>
              <VersionPreview
                key={chosen.idVersion}
                scope={scope}
                version={chosen}
                isStored={versions.state.kind !== 'fresh'}
                onChanged={versions.reload}
              />
            </>
          ) : (
            <p className={styles.hint}>
              <Trans>
                버전을 고르면 지금과 무엇이 다른지 보여요. 전부 되돌리거나 한 칸만 되돌릴 수 있어요.
              </Trans>
            </p>
          )}
        </div>
      </div>
    </>
  )
}
