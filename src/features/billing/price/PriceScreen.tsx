import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { Note } from '#ui/Text.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { PriceChoice } from './PriceChoice.tsx'

/** What the next payment costs, and what its owner has decided. */
export default function PriceScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const read = useCachedRead(subscriptionRead, { brand: idBrand, basis: role })
  const { data } = read
  return (
    <>
      <Unread read={read} lines={6}>
        <Trans>결제 정보는 인터넷에 연결되면 보여요.</Trans>
      </Unread>
      {data &&
        (data.priceChange ? (
          <PriceChoice
            idBrand={idBrand}
            subscription={data}
            change={data.priceChange}
            isOwner={role === 'BRAND_ROLE_OWNER'}
          />
        ) : (
          <Note>
            {data.phase === 'EXPIRED' ? (
              <Trans>구독이 끝났어요. 쓴 글과 파일은 그대로 있어요.</Trans>
            ) : (
              <Trans>지금은 정할 것이 없어요. 다음 결제의 가격이 오르면 여기에서 정할 수 있어요.</Trans>
            )}
          </Note>
        ))}
    </>
  )
}
