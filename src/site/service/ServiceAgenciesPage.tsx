import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePosts } from '#contract/post.ts'
import { workCategory } from '../page/post-categories.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import type { Story } from '../page/StoryList.tsx'
import { useSite } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import { Picture } from './Picture.tsx'
import { Portfolio } from './Portfolio.tsx'
import { RequestWork } from './RequestWork.tsx'
import { Item, List, Part, ServiceFrame, Words } from './ServiceFrame.tsx'
import { serviceTrail } from './service-trail.ts'

const title = msg`디자이너와 일하기`

/** Work with people outside of the brand: by links, and by requests to designers where credits are sold. */
export const serviceAgenciesPage = sitePage({
  path: '/service/agencies',
  reads: () => ({ works: { call: pagePosts, query: { idCategory: workCategory, size: 6 } } }),
  head: () => ({
    title,
    description: msg`디자이너와 인쇄소에 브랜드 가이드와 로고 파일을 링크 하나로 보내요.`,
  }),
  data: (_answers, context) => [serviceTrail({ name: title, path: '/service/agencies' }, context)],
  Content: ({ answers }) => <Agencies works={answers.works._embedded.posts} />,
})

function Agencies({ works }: { works: readonly Story[] }) {
  const { t } = useLingui()
  const { hasCampaign, isSelling } = useSite()
  return (
    <ServiceFrame
      title={<Trans>설명은 가이드가 대신해요</Trans>}
      lead={
        <Trans>
          함께 일하는 디자이너나 인쇄소에 가이드를 링크로 보내세요. 처음부터 다시 설명하지 않아도 돼요.
        </Trans>
      }
      picture={<Picture name="share" alt={t`링크로 연 브랜드 가이드의 표지. 예시 브랜드 온기`} isFirst />}
      {...(isSelling && { action: <RequestWork /> })}
    >
      <Part title={<Trans>이렇게 보내요</Trans>}>
        <List>
          <Item title={<Trans>가입하지 않고 봐요</Trans>}>
            <Trans>받는 사람은 링크를 열면 바로 읽어요. 안내 글은 다섯 언어 가운데에서 고를 수 있어요.</Trans>
          </Item>
          <Item title={<Trans>파일도 함께 받아요</Trans>}>
            <Trans>원하면 로고 파일과 색상 값, 글꼴 목록을 링크에서 내려받게 할 수 있어요.</Trans>
          </Item>
          <Item title={<Trans>고치면 같이 바뀌어요</Trans>}>
            <Trans>가이드를 고치면 이미 보낸 링크에도 새 내용이 보여요.</Trans>
          </Item>
          <Item title={<Trans>일이 끝나면 닫아요</Trans>}>
            <Trans>링크를 닫으면 그 주소로는 가이드를 새로 열 수 없어요.</Trans>
          </Item>
        </List>
      </Part>
      {isSelling ? <Requests /> : <NothingSold />}
      {isSelling && <Portfolio works={works} />}
      {hasCampaign && (
        <Part title={<Trans>알아 두세요</Trans>}>
          <Words>
            <p>
              <Trans>
                소상공인에게 광고 디자인을 무료로 만들어 드려요. 기간과 대상은{' '}
                <SiteLink to="/event">무료 디자인 지원</SiteLink>에서 확인해 주세요.
              </Trans>
            </p>
          </Words>
        </Part>
      )}
    </ServiceFrame>
  )
}

/** Designer work inside of the product, which is paid by credits. */
function Requests() {
  return (
    <Part title={<Trans>새김에서 맡겨요</Trans>}>
      <List>
        <Item title={<Trans>무엇을 맡길지 골라요</Trans>}>
          <Trans>
            명함과 메뉴판, 카드뉴스, 로고 다듬기 같은 일을 목록에서 골라요. 크레딧으로 값이 미리 보여요.
          </Trans>
        </Item>
        <Item title={<Trans>설명을 적어요</Trans>}>
          <Trans>원하는 것을 적고 파일을 붙여요. 브랜드 가이드를 디자이너에게 함께 보여 줄 수 있어요.</Trans>
        </Item>
        <Item title={<Trans>받아서 확인해요</Trans>}>
          <Trans>결과를 받아 확인하고, 고칠 곳은 그 자리에 적어 보내요.</Trans>
        </Item>
        <Item title={<Trans>시작 전에는 취소해요</Trans>}>
          <Trans>작업이 시작되기 전에 취소하면 크레딧이 모두 돌아와요.</Trans>
        </Item>
      </List>
    </Part>
  )
}

function NothingSold() {
  return (
    <Part title={<Trans>알아 두세요</Trans>}>
      <Words>
        <p>
          <Trans>이 서버에서는 결제를 받지 않아서, 디자이너에게 맡기는 일은 새김 밖에서 진행해요.</Trans>
        </p>
      </Words>
    </Part>
  )
}
