import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { Retention } from '#kits/history/Retention.tsx'
import { VersionList } from '#kits/history/VersionList.tsx'
import { type VersionScope, versionsRead } from '#kits/history/versions.ts'
import { Text } from '#ui/Text.tsx'
import { PanelHead } from '../panels/parts/PanelHead.tsx'
import styles from './History.module.css'
import { VersionOfDesign } from './VersionOfDesign.tsx'

/** The versions of the open design, which the server keeps; one that is chosen takes the place of the list. */
export default function HistoryPanel() {
  const { brand, name } = useDocument()
  return (
    <>
      <PanelHead title={<Trans>변경 이력</Trans>} />
      <div className={styles.panel}>
        {isLocal(brand) ? (
          <Text tone="soft" size="small">
            <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 고칠 때마다 버전이 남고, 되돌릴 수 있어요.</Trans>
          </Text>
        ) : (
          <Versions scope={{ idBrand: brand, document: name }} />
        )}
      </div>
    </>
  )
}

function Versions({ scope }: { scope: VersionScope }) {
  const { idBrand: brand, document } = scope
  const versions = useCachedRead(versionsRead, { brand, input: { params: { document } } })
  const [chosen, setChosen] = useState<number | null>(null)
  const version = versions.data?.find(({ idVersion }) => idVersion === chosen)
  if (version)
    return (
      <VersionOfDesign
        key={version.idVersion}
        scope={scope}
        version={version}
        isStored={versions.state.kind !== 'fresh'}
        onChanged={versions.reload}
        onBack={() => setChosen(null)}
      />
    )
  return (
    <>
      <Text tone="soft" size="small">
        <Retention brand={brand} />
      </Text>
      <VersionList
        scope={scope}
        versions={versions}
        chosen={chosen}
        row={({ idVersion }, look) => <button type="button" onClick={() => setChosen(idVersion)} {...look} />}
        onNamed={versions.reload}
      />
    </>
  )
}
