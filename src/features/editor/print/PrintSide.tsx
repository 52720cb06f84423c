import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Stack } from '#ui/Stack.tsx'
import { OrderPart } from './order/OrderPart.tsx'
import styles from './Print.module.css'
import { PrintDownload } from './PrintDownload.tsx'

type Way = 'download' | 'order'

/** The two ways to paper: a file for a print shop of one's own, or an order. */
export function PrintSide({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('download')
  return (
    <Stack gap={4} className={styles.side}>
      <Segmented<Way>
        label={t`인쇄하는 방법`}
        isBlock
        options={[
          { value: 'download', label: t`내려받기` },
          { value: 'order', label: t`인쇄 맡기기` },
        ]}
        value={way}
        onChoose={setWay}
      />
      {way === 'download' ? <PrintDownload /> : <OrderPart onClose={onClose} />}
    </Stack>
  )
}
