import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { copyToBrand } from '#contract/google-document.ts'
import { mayCall } from '#contract/may-call.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CopyNote } from './CopyNote.tsx'
import styles from './GoogleDocuments.module.css'
import { ListedCard } from './ListedCard.tsx'
import { listAddress } from './list-address.ts'
import { type GoogleDocument, googleDocumentsRead } from './reads/document-reads.ts'

interface Props {
  idBrand: number
  list: GoogleDocument['createdType']
  /** Id of the one file that is shown, from the address; null: all. */
  fileId: string | null
}

/** The links of one list, newest first, as this device has them; or one of them. */
export default function ListedDocuments({ idBrand, list, fileId }: Props) {
  const { t } = useLingui()
  const { data, state } = useCachedRead(googleDocumentsRead, { brand: idBrand })
  const mayChangeBrand = mayCall(copyToBrand, useBrandRole(idBrand))
  if (!data && state.kind === 'failed')
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>Google 문서를 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  if (!data)
    return (
      <div aria-busy>
        <Skeleton lines={4} />
      </div>
    )
  const all = data.filter(({ createdType }) => createdType === list)
  const shown = fileId === null ? all : all.filter((one) => one.fileId === fileId)
  if (fileId !== null && shown.length === 0)
    return (
      <EmptyState
        headline={t`찾은 것 없음`}
        action={
          <Link {...listAddress(list)} className={buttonClass()}>
            <Trans>모두 보기</Trans>
          </Link>
        }
      >
        <Trans>이 목록에 없는 문서예요.</Trans>
      </EmptyState>
    )
  if (all.length === 0)
    return (
      <EmptyState
        headline={t`아직 없어요`}
        action={
          <Link to="/brand/assets/market/document" className={buttonClass()}>
            <Trans>준비된 문서 보기</Trans>
          </Link>
        }
      >
        {list === 'USER' ? (
          <Trans>준비된 문서를 복사하거나 링크를 추가하면 여기에 모여요. 나만 볼 수 있어요.</Trans>
        ) : (
          <Trans>디자이너 이상의 멤버가 자기 문서를 브랜드에 담으면 팀 모두가 여기서 볼 수 있어요.</Trans>
        )}
      </EmptyState>
    )
  return (
    <Stack gap={5}>
      <CopyNote />
      {fileId !== null && (
        <p>
          <Link {...listAddress(list)} className={linkClass}>
            <Trans>모두 보기</Trans>
          </Link>
        </p>
      )}
      <ul className={styles.grid}>
        {shown.map((one) => (
          <li key={one.id}>
            <ListedCard document={one} idBrand={idBrand} mayChangeBrand={mayChangeBrand} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
