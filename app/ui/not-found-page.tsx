import { errorTexts } from '../error-texts';
import { NoticePage } from './notice-page';

export function NotFoundPage() {
  const notFound = errorTexts[404];
  return (
    <NoticePage title={notFound?.title ?? ''}>
      <p className="mb-6">{notFound?.text}</p>
      <a href="/" className="btn btn-primary">
        Return to Home
      </a>
    </NoticePage>
  );
}
