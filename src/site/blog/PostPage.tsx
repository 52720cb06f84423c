import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { listPostCategories, readLocalPost } from '#contract/post.ts'
import { readProviders } from '#contract/reference.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { ShareRow } from '../page/ShareRow.tsx'
import { SiteLink } from '../page/SiteLink.tsx'
import { useSite } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import { blogHead } from './blog-head.ts'
import styles from './PostPage.module.css'
import { nameOfLanguage, postDate } from './post-date.ts'

type Post = AnswerOf<typeof readLocalPost>
type Category = AnswerOf<typeof listPostCategories>['_embedded']['categories'][number]

/** A post. Without a text in the page's language it is shown in English or Korean, and says so. */
export const postPage = sitePage({
  path: '/blog/$idPost',
  reads: ({ idPost = '' }) => ({
    post: { call: readLocalPost, path: { id: idPost } },
    categories: { call: listPostCategories },
    providers: { call: readProviders },
  }),
  head: ({ post }) => ({ title: post.title, description: post.summary }),
  languages: ({ post }) => post.languages,
  data: ({ post, categories }, { origin, urlOf, say }) => {
    const category = categoryOf(post, categories._embedded.categories)
    const trail = [
      { name: say(blogHead.title), path: '/blog' },
      ...(category ? [{ name: category.name, path: `/blog?idCategory=${category.idCategory}` }] : []),
      { name: post.title, path: `/blog/${post.idPost}` },
    ]
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: post.title,
        description: post.summary,
        datePublished: `${post.date}T00:00:00+09:00`,
        inLanguage: post.language,
        mainEntityOfPage: urlOf(`/blog/${post.idPost}`),
        ...(post.cover && { image: `${origin}${post.cover.url}` }),
        author: { '@type': 'Organization', name: '새김', alternateName: 'Saegim', url: urlOf('/') },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: urlOf(path),
        })),
      },
    ]
  },
  scripts: ['share'],
  Content: ({ answers: { post, categories, providers } }) => (
    <Article post={post} category={categoryOf(post, categories._embedded.categories)} providers={providers} />
  ),
})

function categoryOf({ idCategory }: Post, categories: readonly Category[]) {
  return categories.find((category) => category.idCategory === idCategory)
}

interface ArticleProps {
  post: Post
  category: Category | undefined
  providers: AnswerOf<typeof readProviders>
}

function Article({ post, category, providers }: ArticleProps) {
  const { t } = useLingui()
  const site = useSite()
  const { language, date, title, summary, cover, body, pictures } = post
  const isForeign = language !== site.language
  const name = nameOfLanguage(language)
  return (
    <div className={styles.post}>
      <nav aria-label={t`지금 있는 곳`} className={styles.trail}>
        <SiteLink to="/blog">
          <Trans>블로그</Trans>
        </SiteLink>
        {category && (
          <>
            <span aria-hidden="true">/</span>
            <SiteLink to={`/blog?idCategory=${category.idCategory}`}>{category.name}</SiteLink>
          </>
        )}
      </nav>
      {isForeign && (
        <p className={styles.foreign}>
          <Trans>이 언어로 쓴 글이 아직 없어요. 보이는 언어: {name}</Trans>
        </p>
      )}
      <article {...(isForeign && { lang: language })}>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts} lang={site.language}>
          <time dateTime={date}>{postDate(date, site)}</time>
        </p>
        {cover && (
          <img
            src={cover.url}
            width={cover.width}
            height={cover.height}
            alt={cover.alt}
            decoding="async"
            className={styles.cover}
          />
        )}
        <Markdown source={body} pictures={pictures} />
      </article>
      <ShareRow providers={providers} />
      <Neighbours post={post} />
    </div>
  )
}

function Neighbours({ post: { previous, next } }: { post: Post }) {
  const { t } = useLingui()
  const site = useSite()
  if (!previous && !next) return null
  const langOf = ({ language }: { language: Post['language'] }) =>
    language !== site.language ? { lang: language } : {}
  return (
    <nav aria-label={t`다른 글`} className={styles.neighbours}>
      {previous && (
        <SiteLink to={`/blog/${previous.idPost}`} rel="prev">
          <span>
            <Trans>이전 글</Trans>
          </span>
          <b {...langOf(previous)}>{previous.title}</b>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={`/blog/${next.idPost}`} rel="next">
          <span>
            <Trans>다음 글</Trans>
          </span>
          <b {...langOf(next)}>{next.title}</b>
        </SiteLink>
      )}
    </nav>
  )
}
