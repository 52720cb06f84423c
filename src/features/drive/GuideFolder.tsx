import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import drive from './Drive.module.css'
import { DriveTabs } from './DriveTabs.tsx'
import styles from './GuideFolder.module.css'
import { PictureTile } from './list/PictureTile.tsx'
import { folderLink } from './view/drive-address.ts'
import { useGuidePictures } from './view/useGuidePictures.ts'

const FilePreview = lazyComponent(() => import('./preview/FilePreview.tsx'))

/** The pictures of the guide in the drive of the brand: to be looked at and downloaded, and changed in the guide alone. */
export function GuideFolder({ brand }: { brand: number }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const pictures = useGuidePictures(brand)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <DriveTabs drive="BRAND" />
      <div className={drive.where}>
        <nav aria-label={t`폴더 위치`} className={drive.crumbs}>
          <ol>
            <li>
              <Link {...folderLink('BRAND', null)} className={drive.crumb}>
                <Trans>브랜드 드라이브</Trans>
              </Link>
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </li>
            <li aria-current="page">
              <span className={drive.here}>
                <Trans>가이드에서 쓰는 그림</Trans>
              </span>
            </li>
          </ol>
        </nav>
      </div>
      <p className={drive.note}>
        <Trans>로고와 사진은 가이드에서 바꾸거나 지워요. 여기서는 보고 내려받을 수 있어요.</Trans>
      </p>
      {pictures && pictures.missing > 0 && (
        <p className={drive.offline} role="status">
          {isOnline ? (
            <Trans>불러오지 못한 그림이 있어요. 잠시 뒤 다시 열어 주세요.</Trans>
          ) : (
            <Trans>아직 이 기기에 없는 그림이 있어요. 인터넷에 연결되면 보여요.</Trans>
          )}
        </p>
      )}
      {!pictures ? (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      ) : pictures.files.length > 0 ? (
        <ul className={styles.grid} aria-label={t`가이드에서 쓰는 그림`}>
          {pictures.files.map((file) => (
            <li key={file.key}>
              <button type="button" className={styles.item} onClick={() => setOpened(file.key)}>
                <PictureTile file={file} fit="contain" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        pictures.missing === 0 && (
          <EmptyState headline={t`아직 그림이 없어요`}>
            <Trans>가이드에 로고나 사진을 넣으면 여기에 모여요.</Trans>
          </EmptyState>
        )
      )}
      <Suspense fallback={null}>
        {opened !== null && (
          <FilePreview
            files={pictures?.files ?? []}
            openKey={opened}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}
