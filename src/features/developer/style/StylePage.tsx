import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeveloperFrame, Specimen } from '../DeveloperFrame.tsx'
import { ColourRows } from './ColourRows.tsx'
import { ContrastTable } from './ContrastTable.tsx'
import { coloursOf } from './colours-of.ts'
import { Floats } from './Floats.tsx'
import { kindOf, readTokens, type TokenKind } from './read-tokens.ts'
import { FontRows, LayerRows, LengthRows, RadiusRows, TypeRows } from './SizeRows.tsx'

/** The tokens of the interface, as the style sheets of this page say them. */
export function StylePage() {
  const { t } = useLingui()
  const [tokens] = useState(() => readTokens(document.styleSheets))
  const [colours] = useState(() => coloursOf(tokens.map(({ name }) => name)))
  const of = (kind: TokenKind) => tokens.filter((token) => kindOf(token) === kind)
  return (
    <DeveloperFrame
      title={<Trans>스타일 가이드</Trans>}
      note={<Trans>이 화면의 스타일시트에서 읽은 값이에요. 이름을 누르면 복사해요.</Trans>}
    >
      <Specimen name={t`컬러`}>
        <ColourRows names={of('colour').map(({ name }) => name)} colours={colours} />
      </Specimen>
      <Specimen name={t`글자와 바탕의 대비`}>
        <ContrastTable colours={colours} />
      </Specimen>
      <Specimen name={t`글꼴`}>
        <FontRows tokens={of('font')} />
      </Specimen>
      <Specimen name={t`글자 크기`}>
        <TypeRows tokens={of('type')} />
      </Specimen>
      <Specimen name={t`높이와 여백`}>
        <LengthRows tokens={of('length')} />
      </Specimen>
      <Specimen name={t`겹치는 순서`}>
        <LayerRows tokens={of('layer')} />
      </Specimen>
      <Specimen name={t`모서리`}>
        <RadiusRows tokens={of('radius')} />
      </Specimen>
      <Specimen name={t`그림자와 움직임`}>
        <Floats tokens={[...of('shadow'), ...of('motion')]} />
      </Specimen>
    </DeveloperFrame>
  )
}
