import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { openBrand, useSession } from '#engine/identity/session.ts'
import { useBrands, useLocalBrands } from '#engine/store/brands.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { HintCard } from './HintCard.tsx'

interface Props {
  /** Sign-up dialog. */
  renderSignUp: (onClose: () => void) => ReactNode
}

/** Explains how a local brand gets into an account, with a button for it. */
export default function LocalBrandCard({ renderSignUp }: Props) {
  const { session } = useSession()
  return session ? <MoveOrPlanCard /> : <SignUpCard renderSignUp={renderSignUp} />
}

function SignUpCard({ renderSignUp }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <HintCard
        title={<Trans>가입하면 다른 기기와 팀에서도 볼 수 있어요</Trans>}
        actions={
          <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
            <Trans>가입하기</Trans>
          </Button>
        }
      >
        <Trans>이 브랜드는 지금 이 기기에만 있어요. 쓰던 글은 그대로 옮겨져요.</Trans>
      </HintCard>
      {isOpen && renderSignUp(() => setIsOpen(false))}
    </>
  )
}

function MoveOrPlanCard() {
  const { brand } = useSession()
  const row = useLocalBrands()?.find(({ ref }) => ref === brand)
  return row?.needsPlan ? <PlanCard /> : <MoveCard />
}

/** For a brand that is one more than the account may have without a plan. It is adopted at the first start after that. */
function PlanCard() {
  const navigate = useNavigate()
  const owned = useBrands()?.find(({ brandRole }) => brandRole === 'BRAND_ROLE_OWNER')
  const name = owned?.name ?? ''
  // A plan may have been subscribed meanwhile.
  useMoveOnceOnline()

  async function openPlans(idBrand: number): Promise<void> {
    await flushDocuments()
    openBrand(idBrand)
    await navigate({ to: '/brand/setting/payment' })
  }

  return (
    <HintCard
      title={<Trans>아직 이 기기에만 있어요</Trans>}
      actions={
        owned && (
          <Button onClick={() => void openPlans(owned.id)}>
            <Trans>{name} 플랜 보기</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Basic 플랜부터 브랜드를 여러 개 둘 수 있어요. 쓴 글은 여기 그대로 있고, 가지고 있는 브랜드에서 플랜을
        구독하면 내 계정으로 옮겨져요.
      </Trans>
    </HintCard>
  )
}

/** For a brand created while signed in but offline: it is adopted automatically, or by a press. */
function MoveCard() {
  const { t } = useLingui()
  const isOnline = useMoveOnceOnline()
  const [isBusy, setIsBusy] = useState(false)
  async function moveByHand(): Promise<void> {
    setIsBusy(true)
    const isMoved = await move().catch(() => false)
    setIsBusy(false)
    if (!isMoved) showToast({ tone: 'error', text: t`아직 옮기지 못했어요. 글은 이 기기에 있어요.` })
  }

  return (
    <HintCard
      title={<Trans>아직 이 기기에만 있어요</Trans>}
      actions={
        <Button
          onClick={() => void moveByHand()}
          disabledReason={
            isOnline ? (isBusy ? t`옮기는 중이에요` : undefined) : t`인터넷에 연결되어야 할 수 있어요`
          }
        >
          <Trans>지금 옮기기</Trans>
        </Button>
      }
    >
      <Trans>연결되면 내 계정으로 옮겨 다른 기기와 팀에서도 볼 수 있어요.</Trans>
    </HintCard>
  )
}

/** Answers whether there is a network. */
function useMoveOnceOnline(): boolean {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void move().catch((cause: unknown) => console.warn('the brand stays on this device', cause))
  }, [isOnline])
  return isOnline
}

async function move(): Promise<boolean> {
  const [{ resumeSignIn }, { listLocalBrands }] = await Promise.all([
    import('#kits/account/sign-in.ts'),
    import('#kits/brands/adoption/local-brands.ts'),
  ])
  await resumeSignIn()
  return (await listLocalBrands()).length === 0
}
