import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import FolderPlus from 'lucide-react/icons/folder-plus'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Plus from 'lucide-react/icons/plus'
import Star from 'lucide-react/icons/star'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { spokenOnPhoneClass } from '#ui/layout/width-class.ts'
import type { Library } from './useLibrary.ts'

interface Props {
  brand: BrandRef
  createdType: DesignType
  library: Library
  canWrite: boolean
  onFolder: () => void
  onCreate: () => void
}

/** Title of a library, how much is in it, and what can be made. */
export function LibraryHead({ brand, createdType, library, canWrite, onFolder, onCreate }: Props) {
  const isLocalBrand = isLocal(brand)
  const isReader = useReadsOnly()
  const isKnown = library.state === 'ready' || library.state === 'gone'
  const designs = isKnown ? library.designs.length : null
  const folders = library.folders.length
  const { folder } = library
  const counts = designs !== null && (
    <>
      <DesignCount count={designs} isWhole={library.isWhole} createdType={createdType} />
      {!isLocalBrand && (
        <>
          {' · '}
          <Plural value={folders} other="폴더 #개" />
        </>
      )}
    </>
  )
  return (
    <PageHead
      title={createdType === 'BRAND' ? <Trans>브랜드 템플릿</Trans> : <Trans>내 디자인</Trans>}
      note={
        <>
          {counts}
          {isLocalBrand && (
            <>
              {designs !== null && ' · '}
              <Trans>이 기기에만 있는 브랜드에는 폴더와 휴지통이 없어요. 가입하면 쓸 수 있어요.</Trans>
            </>
          )}
        </>
      }
      actions={
        <>
          {canWrite && !isLocalBrand && (
            <Button icon={<Icon of={FolderPlus} />} onClick={onFolder}>
              <span className={spokenOnPhoneClass}>
                <Trans>새 폴더</Trans>
              </span>
            </Button>
          )}
          {!isLocalBrand && (
            <Link to="/brand/favorite" className={buttonClass({ look: 'quiet' })}>
              <Icon of={Star} />
              <span className={spokenOnPhoneClass}>
                <Trans>즐겨찾기</Trans>
              </span>
            </Link>
          )}
          {canWrite && (
            <Button icon={<Icon of={Plus} />} onClick={onCreate}>
              {createdType === 'BRAND' ? (
                <Trans>새 브랜드 템플릿</Trans>
              ) : (
                <span className={spokenOnPhoneClass}>
                  <Trans>새 디자인</Trans>
                </span>
              )}
            </Button>
          )}
          {createdType === 'USER' && !isReader && (
            <Link
              to="/brand/market"
              search={folder ? { into: String(folder.idDirectory ?? folder.key) } : {}}
              className={buttonClass({ look: 'ink' })}
            >
              <Icon of={LayoutTemplate} />
              <Trans>템플릿에서 시작</Trans>
            </Link>
          )}
        </>
      }
    />
  )
}

interface CountProps {
  count: number
  isWhole: boolean
  createdType: DesignType
}

/** How many there are; while only the begin of a long list is here, how many at least. */
function DesignCount({ count, isWhole, createdType }: CountProps) {
  if (createdType === 'BRAND') {
    return isWhole ? (
      <Plural value={count} other="브랜드 템플릿 #개" />
    ) : (
      <Plural value={count} other="브랜드 템플릿 #개 이상" />
    )
  }
  return isWhole ? (
    <Plural value={count} other="디자인 #개" />
  ) : (
    <Plural value={count} other="디자인 #개 이상" />
  )
}
