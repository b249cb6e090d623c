import { brand } from '~/brand';
import { languages } from '~/content/languages';

export function LanguageList() {
  return (
    <section id="languages" aria-labelledby="languages-title" className="home-section">
      <div className="page">
        <h2 id="languages-title">30+ Languages</h2>
        <p className="mb-5 max-w-2xl">
          {brand.product} answers in whatever language your caller speaks. No menu, no “press two.”
        </p>
        <ul className="flex flex-wrap gap-2">
          {languages.map((language) => (
            <li key={language} className="rounded-lg bg-tint px-3 py-1">
              {language}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
