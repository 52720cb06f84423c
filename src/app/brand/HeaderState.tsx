import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import SyncIndicator from '../sync/SyncIndicator.tsx'

/** Only where payments take no money. */
const SandboxBadge = lazyComponent(() => import('../brand-state/SandboxBadge.tsx'), {
  when: afterFirstContentPaint,
})

/** What holds on every screen of a brand. It ends at the right, so that nothing moves when the badge comes. */
export default function HeaderState() {
  const { session } = useSession()
  return (
    <ErrorRegions>
      {session && <SandboxBadge />}
      <SyncIndicator />
    </ErrorRegions>
  )
}
