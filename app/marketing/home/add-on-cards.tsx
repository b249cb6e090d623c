import { addOns } from '~/content/add-ons';

/** Added from the start without scripts; with them they are offered, and each click adds one. */
export function AddOnCards() {
  return (
    <section
      id="add-ons"
      aria-labelledby="add-ons-title"
      className="home-section home-band"
      data-enhance="add-ons"
    >
      <div className="page">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="add-ons-title">Make It Yours</h2>
          <div className="slot awaits-script flex-wrap gap-4" data-add-on-controls>
            <span role="status" id="add-on-count" className="text-muted" data-add-on-count />
            <button type="button" className="btn btn-primary" aria-describedby="add-on-count">
              Add a feature
            </button>
          </div>
        </div>
        <ol className="add-ons">
          {addOns.map(({ title, text }) => (
            <li key={title} className="card">
              <h3 className="mb-1">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
