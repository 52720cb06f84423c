import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sitePage } from '../page/site-page.ts'
import { Picture } from './Picture.tsx'
import { Item, List, Part, ServiceFrame, Words } from './ServiceFrame.tsx'
import { serviceTrail } from './service-trail.ts'

const title = msg`브랜드 파일`

export const serviceAssetsPage = sitePage({
  path: '/service/assets',
  reads: () => ({}),
  head: () => ({
    title,
    description: msg`브랜드 북 PDF와 로고 묶음, 컬러와 글꼴 값을 이 기기에서 파일로 만들어요.`,
  }),
  data: (_answers, context) => [serviceTrail({ name: title, path: '/service/assets' }, context)],
  Content: Assets,
})

function Assets() {
  const { t } = useLingui()
  return (
    <ServiceFrame
      title={<Trans>최종, 진짜 최종을 더 찾지 않아도 돼요</Trans>}
      lead={
        <Trans>
          필요한 파일은 가이드에서 그때그때 만들어요. 늘 지금의 로고와 컬러가 담기고, 인터넷이 없어도 돼요.
        </Trans>
      }
      picture={<Picture name="book" alt={t`가이드로 브랜드 북을 만드는 창. 예시 브랜드 온기`} isFirst />}
    >
      <Part title={<Trans>만들 수 있는 파일</Trans>}>
        <List>
          <Item title={<Trans>브랜드 북</Trans>} names={['PDF', 'A4', '16:9', t`정사각형`]}>
            <Trans>
              가이드를 PDF 한 권으로 만들어요. 크기와 모양을 고르고, 인쇄소에 보낼 때는 도련과 재단선을
              더해요.
            </Trans>
          </Item>
          <Item title={<Trans>로고 묶음</Trans>} names={['PNG', 'SVG', 'ICO', 'ZIP']}>
            <Trans>로고 원본과 크기별 PNG, 홈페이지 아이콘, SNS에 맞는 크기를 zip 하나로 받아요.</Trans>
          </Item>
          <Item title={<Trans>컬러와 글꼴 값</Trans>} names={['CSS', 'SCSS', 'Tailwind', 'DTCG', 'ASE']}>
            <Trans>홈페이지 코드와 디자인 프로그램에서 그대로 쓰는 값으로 내려받아요.</Trans>
          </Item>
          <Item title={<Trans>브랜드 전체</Trans>} names={['ZIP']}>
            <Trans>쓴 것을 모두 파일 하나에 담아요. 그 파일을 새 브랜드로 다시 가져올 수 있어요.</Trans>
          </Item>
        </List>
      </Part>
      <Part title={<Trans>로고가 아직 없다면</Trans>}>
        <Words>
          <p>
            <Trans>
              브랜드의 이름과 색, 글꼴에서 로고 제안 여섯 가지를 그려 드려요. 마음에 드는 것을 골라 직접
              다듬고 가이드에 담아요.
            </Trans>
          </p>
        </Words>
      </Part>
      <Part title={<Trans>알아 두세요</Trans>}>
        <Words>
          <p>
            <Trans>
              로고와 사진, 문서는 드라이브에 모아 둬요. 템플릿을 고르면 우리 로고와 컬러를 입고, 글만 바꿔
              내려받아요.
            </Trans>
          </p>
          <p>
            <Trans>CMYK 값은 계산으로 얻은 것이에요. 인쇄하기 전에 인쇄소와 확인해 주세요.</Trans>
          </p>
        </Words>
      </Part>
    </ServiceFrame>
  )
}
