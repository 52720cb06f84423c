import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useBrands } from '#engine/store/brands.ts'
import { useLive } from '#engine/store/useLive.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { mayChangeDrive } from '#kits/drive/rows/may-change-drive.ts'
import type { RefusedFile } from '#kits/drive/uploads/drive-types.ts'
import { readsOnly, toBrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Note, Text } from '#ui/Text.tsx'
import { RefusedFiles } from '../RefusedFiles.tsx'
import { MemberPlace } from './MemberPlace.tsx'
import styles from './ReceivedFiles.module.css'
import { useOpenedFiles } from './useOpenedFiles.ts'

interface Props {
  isFull: boolean
  onAdded: (brand: number) => void
}

export default function ReceivedFiles({ isFull, onAdded }: Props) {
  const { t } = useLingui()
  const { session, brand: current } = useSession()
  const brands = useBrands()?.filter(({ brandRole }) => !readsOnly(toBrandRole(brandRole)))
  const hasOpened = useOpenedFiles()
  const received = useLive(
    'received',
    async () => (await import('#engine/store/received-files.ts')).readReceived,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const [place, setPlace] = useState<{ readonly brand: number; readonly folder: string | null } | null>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isBusy, setIsBusy] = useState(false)
  if (!session || !brands || !received) return <Skeleton lines={4} />
  const { idAccount } = session
  const brand =
    brands.find(({ id }) => id === (chosen ?? current)) ?? (brands.length === 1 ? brands[0] : undefined)
  // The drive of the brand is read-only for members but for its drop folders: they have one of their own.
  const folder = place !== null && place.brand === brand?.id ? place.folder : null
  const drive = brand && mayChangeDrive('BRAND', toBrandRole(brand.brandRole)) ? 'BRAND' : 'USER'

  async function forget(): Promise<void> {
    const { forgetReceived } = await import('#engine/store/received-files.ts')
    await forgetReceived((received ?? []).map(({ id }) => id))
  }

  async function add(id: number): Promise<void> {
    setIsBusy(true)
    try {
      const { addFilesTo } = await import('#kits/drive/uploads/add-files.ts')
      const files = (received ?? []).map(({ blob, name }) => ({ file: new File([blob], name), path: [] }))
      const scope = { idAccount, brand: id, drive: folder === null ? drive : 'BRAND' } as const
      const added = await addFilesTo(scope, folder, files)
      await forget()
      setRefused(added.refused)
      if (added.refused.length === 0) onAdded(id)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {isFull && (
        <Banner tone="danger" look="box">
          <Trans>이 기기에 남은 공간이 모자라 받지 못했어요. 공간을 비운 뒤 다시 공유해 주세요.</Trans>
        </Banner>
      )}
      {hasOpened === false && (
        <Banner tone="danger" look="box">
          <Trans>파일을 읽지 못했어요. 다른 곳으로 옮겼거나 열려 있지 않은지 확인해 주세요.</Trans>
        </Banner>
      )}
      {refused.length > 0 && <RefusedFiles files={refused} onClose={() => setRefused([])} />}
      {received.length === 0 ? (
        <EmptyState headline={t`받은 파일 없음`}>
          <Trans>다른 앱에서 새김으로 공유하거나 새김으로 연 파일이 여기에 모여요.</Trans>
        </EmptyState>
      ) : (
        <>
          <p>
            <Plural value={received.length} other="파일 #개를 어느 브랜드의 드라이브에 담을까요?" />
          </p>
          <ul className={styles.list}>
            {received.map(({ id, name, blob }) => (
              <li key={id} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <Text as="span" tone="soft" size="small" className={styles.size}>
                  {fileSize(blob.size)}
                </Text>
              </li>
            ))}
          </ul>
          {brands.length === 0 && (
            <Note>{t`파일을 담을 수 있는 브랜드가 없어요. 보기 전용인 브랜드에는 담지 못해요.`}</Note>
          )}
          <SelectField
            label={t`담을 브랜드`}
            options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={brand ? String(brand.id) : null}
            placeholder={t`브랜드를 골라 주세요`}
            onChoose={(value) => setChosen(Number(value))}
          />
          {brand && drive === 'USER' && (
            <MemberPlace
              key={brand.id}
              idAccount={idAccount}
              brand={brand.id}
              folder={folder}
              onChoose={(key) => setPlace({ brand: brand.id, folder: key })}
            />
          )}
          <div className={styles.acts}>
            <Button
              look="ink"
              disabledReason={brand ? undefined : t`브랜드를 먼저 골라 주세요.`}
              aria-busy={isBusy}
              onClick={() => !isBusy && brand && void add(brand.id)}
            >
              <Trans>드라이브에 담기</Trans>
            </Button>
            <Button look="line" onClick={() => !isBusy && void forget()}>
              <Trans>버리기</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  )
}
