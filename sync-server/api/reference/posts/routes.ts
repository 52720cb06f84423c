import { listPostCategories, pagePosts, readLocalPost, readPost } from '#contract/post.ts'
import type { Language } from '#model/language/languages.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pictureAddress } from '#server/posts/addresses.ts'
import { type PublishedPost, publishedPosts } from '#server/posts/published.ts'

export const postRoutes: readonly Implementation[] = [
  implement(listPostCategories, async ({ language, services }) => {
    const { categories } = await services.posts.read()
    return listing(
      'categories',
      categories.map(({ idCategory, name }) => ({
        idCategory,
        name: name[language] ?? name.en ?? name.ko ?? '',
      })),
    )
  }),

  implement(pagePosts, async (context, { query: { idCategory, recommend, language, page, size } }) => {
    const posts = (await listPublished(context, language ?? context.language))
      .filter((post) => language === undefined || post.language === language)
      .filter(({ text }) => idCategory === undefined || text.idCategory === idCategory)
      .filter(({ text }) => recommend === undefined || text.isRecommended === recommend)
    return {
      ...listing('posts', posts.slice(page * size, (page + 1) * size).map(toFacts)),
      page: { number: page, size, totalPages: Math.ceil(posts.length / size) },
    }
  }),

  implement(readPost, async (context, { params }) => answerPost(context, params.idPost)),

  implement(readLocalPost, async (context, { params }) => answerPost(context, params.id)),
]

async function listPublished({ services }: CallContext, language: Language): Promise<PublishedPost[]> {
  return publishedPosts(await services.posts.read(), language, new Date())
}

/** Rejects with NOT_FOUND where there is no such post, or it is not shown yet. */
async function answerPost(context: CallContext, idPost: number) {
  const published = await listPublished(context, context.language)
  const post = published.find((each) => each.idPost === idPost)
  if (!post) throw new Refusal('NOT_FOUND')
  const ofCategory = published.filter(({ text }) => text.idCategory === post.text.idCategory)
  const at = ofCategory.indexOf(post)
  return {
    ...toFacts(post),
    body: post.text.body,
    pictures: [...post.pictures].map(([name, picture]) => ({
      name,
      url: pictureAddress(idPost, name, picture),
      width: picture.width,
      height: picture.height,
    })),
    previous: toNeighbour(ofCategory[at + 1]),
    next: toNeighbour(ofCategory[at - 1]),
  }
}

function toNeighbour(post: PublishedPost | undefined) {
  return post ? { idPost: post.idPost, title: post.text.title, language: post.language } : null
}

function toFacts({ idPost, language, languages, text, pictures }: PublishedPost) {
  const cover = text.cover && pictures.get(text.cover.file)
  return {
    idPost,
    idCategory: text.idCategory,
    language,
    languages: [...languages],
    date: text.date,
    recommend: text.isRecommended,
    title: text.title,
    summary: text.summary,
    cover:
      text.cover && cover
        ? {
            url: pictureAddress(idPost, text.cover.file, cover),
            width: cover.width,
            height: cover.height,
            alt: text.cover.alt,
          }
        : null,
  }
}
