import { blogTeasers } from '~/content/blog-teasers';

export function BlogSection() {
  return (
    <section id="from-the-blog" aria-labelledby="blog-title" className="page py-14">
      <h2 id="blog-title" className="mb-6">
        From the Blog
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {blogTeasers.map(({ title, text }) => (
          <li key={title} className="card">
            <h3 className="mb-2">
              <a href="/blog" className="inline-flex min-h-11 items-start">
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
