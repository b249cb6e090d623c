import { blogTeasers } from '~/content/blog-teasers';

export function BlogSection() {
  return (
    <section id="from-the-blog" aria-labelledby="blog-title" className="home-section">
      <div className="page">
        <h2 id="blog-title">From the Blog</h2>
        <ul className="home-articles">
          {blogTeasers.map(({ slug, title, text }) => (
            <li key={slug}>
              <h3>
                <a href={`/blog#${slug}`}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
