import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PlanChoice } from '#kits/commerce/plan-modal.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { addressOf } from './plan-address.ts'

/** A brand of this device alone has no plan: the visitor signs up first, and the choice opens again behind that. */
export default function SignUpFirst({ choice, onClose }: { choice: PlanChoice; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`가입한 뒤에 고를 수 있어요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          <Link
            to="/account/signup/intro"
            search={{ redirectUrl: addressOf(choice) }}
            className={buttonClass({ look: 'ink' })}
            onClick={onClose}
          >
            <Trans>가입하기</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 그대로 옮겨지고, 플랜을 바로 고를 수 있어요.</Trans>
      </p>
    </Dialog>
  )
}
