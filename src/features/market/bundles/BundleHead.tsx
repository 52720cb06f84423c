import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { bundleCollectionsRead } from '#kits/design/templates/bundles-read.ts'
import { PageHead } from '#ui/layout/Page.tsx'

/** The name of a bundle and what it is for; until this device has it, what it is. */
export function BundleHead({ id }: { id: number }) {
  const { data } = useCachedRead(bundleCollectionsRead)
  const bundle = data?.find(({ idBundleCollection }) => idBundleCollection === id)
  return <PageHead title={bundle?.name ?? <Trans>템플릿 묶음</Trans>} note={bundle?.purpose} />
}
