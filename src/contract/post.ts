import { call } from './call.ts'
import type * as shapes from './shapes/post.ts'

export const listPostCategories = call<typeof shapes.listPostCategories>({
  name: 'post.categories',
  method: 'GET',
  path: '/api/v1/board/post/categories',
  summary: 'Categories of posts',
  access: 'public',
})

export const pagePosts = call<typeof shapes.pagePosts>({
  name: 'post.page',
  method: 'GET',
  path: '/api/v1/board/post/page',
  summary:
    "Posts, newest first, each in the caller's language or else in English or Korean; with `language`, those that are written in it",
  access: 'public',
})

export const readPost = call<typeof shapes.readPost>({
  name: 'post.read',
  method: 'GET',
  path: '/api/v1/board/posts/{idPost}',
  summary: "A post as Markdown, in the caller's language or else in English or Korean",
  access: 'public',
})

export const readLocalPost = call<typeof shapes.readLocalPost>({
  name: 'post.readLocal',
  method: 'GET',
  path: '/api/v1/board/post/{id}',
  summary: 'The same under the address that is sent with `accept-language`',
  access: 'public',
})
