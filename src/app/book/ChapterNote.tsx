import { Trans } from '@lingui/react/macro'
import type { Section } from '#model/workbook/sections.ts'

/** One line on the purpose of a chapter. */
export function ChapterNote({ section }: { section: Section }) {
  switch (section.progress) {
    case 'brandCorePurpose':
      return <Trans>누구의 어떤 불편을 푸는지, 왜 있어야 하는지 말해요.</Trans>
    case 'brandCoreStory':
      return <Trans>시작한 계기부터 이루고 싶은 것까지 이어져요.</Trans>
    case 'brandCoreVision':
      return <Trans>지금의 자리와 앞으로의 모습을 그려요.</Trans>
    case 'brandCoreValue':
      return <Trans>결정할 때마다 떠올리는 약속이에요.</Trans>
    case 'profileBrand':
      return <Trans>우리를 처음 만나는 사람에게 먼저 알리는 것들이에요.</Trans>
    case 'profileCompany':
      return <Trans>견적서와 명함, 안내문에 그대로 옮겨 쓰는 정보예요.</Trans>
    case 'brandVisualLogo':
      return <Trans>어떤 자리에서도 같은 얼굴로 보이게 해요.</Trans>
    case 'brandVisualColor':
      return <Trans>넓게 쓰는 비율까지 정해 둔 우리 색이에요.</Trans>
    case 'brandVisualTypography':
      return <Trans>제목과 긴 글이 같은 목소리로 들리게 해요.</Trans>
    case 'brandPersonalityKeyword':
      return <Trans>두 단어가 부딪치면 앞에 있는 단어를 따라요.</Trans>
    case 'brandPersonalityTagline':
      return <Trans>이름 옆에 두는 한 문장이에요.</Trans>
    case 'brandPersonalityVoice':
      return <Trans>누가 답하더라도 같은 사람처럼 말해요.</Trans>
    case 'brandPositioningMarket':
      return <Trans>고객이 우리와 견주는 브랜드들이에요.</Trans>
    case 'brandPositioningPersona':
      return <Trans>우리를 가장 좋아해 줄 사람들이에요.</Trans>
    case 'brandPositioningPosition':
      return <Trans>고객의 마음속 지도에서 우리가 선 자리예요.</Trans>
  }
}
