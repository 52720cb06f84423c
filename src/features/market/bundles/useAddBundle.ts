import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { addBundleCommand, removeBundleCommand } from '#kits/design/commands/bundles.ts'
import type { BundleCollection } from '#kits/design/templates/bundles-read.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { Market } from '../shown/useMarket.ts'

type Chosen = Pick<BundleCollection, 'idBundleCollection' | 'name' | 'isPremium'>

/**
 * Adds bundles to the brand and takes them out, also without a network, each with a way back. A brand of this device alone has
 * no place for them, and one whose plan is too small is led to the plans.
 */
export function useAddBundle({ brand, needsPlan }: Pick<Market, 'brand' | 'needsPlan'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tellKept = useTellKept()

  const queueAdding = ({ idBundleCollection }: Chosen) =>
    queueCommand(addBundleCommand, { body: { idBundleCollection, createdType: 'USER' } }, brand)
  const queueRemoving = ({ idBundleCollection }: Chosen) =>
    queueCommand(removeBundleCommand, { query: { idBundleCollection, createdType: 'USER' } }, brand)

  function tell(text: string, undo: () => Promise<Enqueued>) {
    return (kept: Enqueued) => {
      if (!tellKept(kept)) return
      const action = { label: t`실행 취소`, onPress: () => void undo().then(tellKept) }
      showToast({ tone: 'success', text, action })
    }
  }

  return {
    add(bundle: Chosen) {
      if (bundle.isPremium && needsPlan)
        return openPremium({ kind: 'bundle', id: bundle.idBundleCollection, after: 'make' })
      if (isLocal(brand)) {
        showToast({
          tone: 'info',
          text: t`이 브랜드는 이 기기에만 있어요. 가입하면 묶음을 담아 둘 수 있어요.`,
          action: { label: t`가입하기`, onPress: () => void navigate({ to: '/account/signup/intro' }) },
        })
        return
      }
      const { name } = bundle
      void queueAdding(bundle).then(tell(t`${name} 묶음을 담았어요`, () => queueRemoving(bundle)))
    },
    remove(bundle: Chosen) {
      const { name } = bundle
      void queueRemoving(bundle).then(tell(t`${name} 묶음을 뺐어요`, () => queueAdding(bundle)))
    },
  }
}
