import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandPlan } from '#device/store/useBrandPlan.ts'
import { contentOf } from '#device/words/content.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import styles from './HistoryPage.module.css'
import { ReplacedValues } from './replaced/ReplacedValues.tsx'
import { VersionList } from './versions/VersionList.tsx'
import { VersionPreview } from './versions/VersionPreview.tsx'
import { historySearch, versionsRead } from './versions/versions.ts'

/** Documents with versions that have fields people answer. */
export const historyDocuments = documentsWithAnswers.filter((name) => traitsOf(name).hasHistory)

interface Props {
  document: DocumentName
  /** The selected version; null for none. */
  idVersion: number | null
}

/** The versions of a brand's documents: when they were kept, who wrote them, and how to restore one. */
export function HistoryPage({ document, idVersion }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const titles = contentOf('documents')
  const retention = useRetention(useBrandPlan(brand))
  return (
    <Page>
      <PageHead
        title={<Trans>변경 이력</Trans>}
        note={isLocal(brand) ? <Trans>고친 내용이 버전으로 남아요</Trans> : retention}
      />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없는 이력`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 고칠 때마다 버전이 남고, 되돌릴 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t`무엇의 이력`}
            links={historyDocuments.map((name) => ({
              key: name,
              label: titles[traitsOf(name).title],
              isCurrent: name === document,
              render: (look) => <Link to="/brand/history" search={historySearch(name)} {...look} />,
            }))}
          />
          <ReplacedValues key={`${brand}:${document}:replaced`} scope={{ idBrand: brand, document }} />
          <Versions key={`${brand}:${document}`} idBrand={brand} document={document} idVersion={idVersion} />
        </>
      )}
    </Page>
  )
}

function Versions({ idBrand, document, idVersion }: Props & { idBrand: number }) {
  const scope = { idBrand, document }
  const versions = useCachedRead(versionsRead, { brand: idBrand, input: { params: { document } } })
  const navigate = useNavigate()
  const chosen = versions.data?.find((version) => version.idVersion === idVersion) ?? null
  return (
    <div className={styles.columns} data-chosen={chosen !== null || undefined}>
      <div className={styles.list}>
        <VersionList
          scope={scope}
          versions={versions}
          chosen={idVersion}
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
  )
}

/** How long versions are kept, by plan. */
function useRetention(plan: string): string {
  const { t } = useLingui()
  switch (plan) {
    case 'PLUS':
      return t`Plus 플랜에서는 지난 30일의 버전을 되돌릴 수 있어요`
    case 'BASIC':
      return t`Basic 플랜에서는 지난 7일의 버전을 되돌릴 수 있어요. Plus는 30일이에요`
    default:
      return t`무료 플랜에서는 지난 하루의 버전을 되돌릴 수 있어요. Basic은 7일, Plus는 30일이에요`
  }
}
