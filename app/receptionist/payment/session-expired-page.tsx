import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

import { NoScriptRefresh } from '~/platform/forms/no-script-refresh';
import { FlowPage } from '~/platform/ui/flow-page';

const redirectAfterSeconds = 2;

/** The payment page without a name and an e-mail: leads back to the trial form by itself. */
export function SessionExpiredPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/trial-signup'), redirectAfterSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FlowPage>
      <NoScriptRefresh seconds={redirectAfterSeconds} url="/trial-signup" />
      <div className="card">
        <h1 className="mb-3">Session Expired</h1>
        <p className="mb-5">
          We need your name and email again before payment. We are taking you to the trial form.
        </p>
        <a href="/trial-signup" className="btn btn-primary">
          Go to Trial Signup
        </a>
      </div>
    </FlowPage>
  );
}
