import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { brandRead } from '#kits/team/brand.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'

interface Props {
  idBrand: number
  count: number
  /** What all of them cost. */
  credit: number
  isBusy: boolean
  disabledReason: string | undefined
}

/** The press with its price, or what it takes: a plan, credits, a network. */
export function MakeButton({ idBrand, count, credit, isBusy, disabledReason }: Props) {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  const needsPlan = useNeedsPlan(idBrand, 'BASIC')
  const { data } = useCachedRead(brandRead, { brand: idBrand })
  const left = data && data.credit - credit
  const [price, rest, missing] = [credit, left ?? 0, -(left ?? 0)].map((number) => i18n.number(number))
  if (needsPlan)
    return (
      <Stack gap={2} align="start">
        <Note>
          <Trans>그림 만들기는 Basic부터 쓸 수 있어요.</Trans>
        </Note>
        <Button look="ink" onClick={() => openSubscribeOnly('BASIC')}>
          <Trans>Basic 알아보기</Trans>
        </Button>
      </Stack>
    )
  const isShort = left !== null && left < 0
  return (
    <Stack gap={2}>
      <Row gap={3} align="center" isWrapped>
        {isShort ? (
          <Button
            look="ink"
            onClick={() =>
              needCredits({ what: t`그림 ${count}장`, credit, missing: -left, backTo: location.pathname })
            }
          >
            <Trans>크레딧 충전</Trans>
          </Button>
        ) : (
          <Button
            look="ink"
            type="submit"
            aria-busy={isBusy || undefined}
            disabled={isBusy}
            disabledReason={
              isOnline ? disabledReason : t`인터넷에 연결되어야 만들 수 있어요. 적은 글은 이 기기에 남아요.`
            }
          >
            <Plural value={count} other={`${price} 크레딧으로 #장 만들기`} />
          </Button>
        )}
        {left !== null && (
          <Text as="span" tone="soft" size="small">
            {isShort ? (
              <Plural value={count} other={`#장에 ${price} 크레딧이 들고, ${missing} 모자라요`} />
            ) : (
              <Trans>만들면 {rest} 크레딧이 남아요</Trans>
            )}
          </Text>
        )}
      </Row>
      <Note>
        <Trans>
          크레딧은 누를 때 잡아 두고, 그림이 드라이브에 담기면 써요. 만들지 못하거나 멈추면 모두 돌아와요.
        </Trans>
      </Note>
    </Stack>
  )
}
