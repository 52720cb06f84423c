import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Hex } from '#model/colour/oklab.ts'
import { brandColoursOf, type ColourRole, type Colours, isComplete } from '#model/colour/roles.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Stack } from '#ui/Stack.tsx'
import styles from './ColourBook.module.css'
import { ColourFields } from './ColourFields.tsx'
import { ColourInUse } from './ColourInUse.tsx'
import { ColourLadder } from './ColourLadder.tsx'
import { ColourPairs } from './ColourPairs.tsx'
import { PairTable } from './PairTable.tsx'
import { StatusColours } from './StatusColours.tsx'

export interface ColourBookProps {
  colours: Colours
  brandName: string
  /** Changes one colour so that a pair has enough contrast; null on read-only pages. */
  onFix: ((role: ColourRole, hex: Hex) => void) | null
}

/** The chapter of colours: values, proportions, and which pairs have enough contrast. */
export function ColourBook({ colours, brandName, onFix }: ColourBookProps) {
  const { main } = colours
  const four = brandColoursOf(colours)
  if (main === null) return <Empty />
  return (
    <div className={styles.book}>
      <Stack gap={10}>
        <ColourFields colours={colours} />
        <StatusColours colours={colours} />
        {four === null && <Rest />}
        <ColourLadder colours={colours} />
        {four !== null && <ColourInUse four={four} brandName={brandName} />}
        {four !== null && <ColourPairs four={four} onFix={onFix} />}
        {isComplete(colours) && <PairTable palette={colours} />}
      </Stack>
    </div>
  )
}

function Empty() {
  return (
    <div className={styles.empty}>
      <div className={styles.blank} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      <p>
        <Trans>메인 컬러 하나만 정하면 나머지를 제안해 드려요.</Trans>
      </p>
      <Link
        to="/work-book/$"
        params={stepParams('visual/color/main')}
        className={buttonClass({ look: 'line' })}
        data-print="none"
      >
        <Trans>메인 컬러 고르기</Trans>
      </Link>
    </div>
  )
}

function Rest() {
  return (
    <p className={styles.rest} data-print="none">
      <Trans>아직 비어 있는 색이 있어요. 팔레트를 채우면 쓰임과 명암비까지 담겨요.</Trans>
      <Link
        to="/work-book/$"
        params={stepParams('visual/color/pallet')}
        className={buttonClass({ look: 'line', size: 'small' })}
      >
        <Trans>팔레트 채우기</Trans>
      </Link>
    </p>
  )
}
